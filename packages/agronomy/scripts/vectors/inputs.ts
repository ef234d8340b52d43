/** Inputs of a vector, read under the usual spellings of each quantity. */
export type Inputs = Record<string, unknown>;

/** Spellings by quantity, lower case and without underscores. */
const SPELLINGS: Record<string, readonly string[]> = {
  latitudeDeg: ['latdeg', 'lat', 'latitude', 'latitudedeg'],
  latitudeRad: ['latrad', 'latituderad'],
  elevationM: ['elevationm', 'elevation', 'elev', 'elevm', 'altitude', 'altm', 'altitudem', 'z0m'],
  dayOfYear: ['doy', 'dayofyear', 'j', 'julianday'],
  month: ['month'],
  tempMaxC: ['tmax', 'tmaxc', 'tempmax'],
  tempMinC: ['tmin', 'tminc', 'tempmin'],
  tempMeanC: ['tmean', 'tavg', 'tmeanc'],
  tempC: ['t', 'thr', 'temp', 'tair', 'tc', 'tmean', 'temperature'],
  dewPointC: ['tdew', 'tdewc', 'dewpoint'],
  vapourPressureKPa: ['ea', 'vapr', 'eakpa', 'vp', 'vpkpa'],
  vapourPressureHPa: ['vphpa', 'eahpa', 'vaprhpa'],
  humidityMaxPct: ['rhmax', 'rhmaxpct'],
  humidityMinPct: ['rhmin', 'rhminpct'],
  humidityMeanPct: ['rhmean', 'rh', 'rhmeanpct', 'rhavg', 'humidity', 'rhhr'],
  windMs: ['uz', 'u', 'wind', 'windms', 'u10', 'wndsp'],
  windAt2mMs: ['u2', 'u2ms', 'wind2m'],
  windKmh: ['uzkmh', 'ukmh', 'windkmh', 'windkmph', 'uzkmph', 'u2kmh', 'u10kmh'],
  windHeightM: ['zw', 'z', 'zwm', 'windheight', 'windheightm', 'height'],
  solarMj: ['rs', 'rsmjm2h', 'rsmjm2d', 'srad', 'rsmj', 'rsmjm2'],
  solarWatts: ['rswm2', 'rsw', 'sradwm2'],
  sunshineHours: ['nhours', 'n', 'sunshine', 'sunshinehours', 'nact'],
  clearSky: ['rso', 'rsomj'],
  extraterrestrial: ['ra', 'ramj'],
  netRadiation: ['rn'],
  netShortwave: ['rns'],
  netLongwave: ['rnl'],
  albedo: ['albedo', 'alpha'],
  soilHeatFlux: ['g'],
  soilHeatPrevC: ['tprev', 'tprevmonth', 'tmeanprev'],
  soilHeatNextC: ['tnext', 'tnextmonth', 'tmeannext'],
  soilHeatThisC: ['tthis', 'tcur', 'tcurrent', 'tmonth'],
  pressureKPa: ['pkpa', 'p', 'pressure', 'pressurekpa', 'patm'],
  slope: ['delta', 'slope'],
  psychrometric: ['gamma'],
  saturationKPa: ['es', 'eskpa'],
  energyMj: ['energymj', 'energy', 'mj', 'energymjm2'],
  dryBulbC: ['tdry'],
  wetBulbC: ['twet'],
  psychrometerCoefficient: ['apsy', 'a'],
  krs: ['krs'],
  longitudeWestDeg: ['lonwdeg', 'lonw', 'lmw', 'lmwdeg'],
  longitudeEastDeg: ['londeg', 'lon', 'longitude', 'lonedeg', 'lone'],
  zoneLongitudeWestDeg: ['lzwdeg', 'lzw', 'lz'],
  zoneHours: ['tzhours', 'utcoffset', 'tz', 'utcoffsethours'],
  midHour: ['hourmid', 'tmid', 'midhour'],
  startHour: ['hourstart', 'starthour', 'hourfrom'],
  endHour: ['hourend', 'endhour', 'hourto'],
  periodHours: ['t1', 't1h', 'periodhours'],
  nightRelativeSolar: ['rsoverrsonight', 'rsrso', 'rsoverrso', 'relsolar'],
  tableKc: ['kctable', 'kctab', 'kc', 'kcmid', 'kcend'],
  heightM: ['heightm', 'h', 'hm', 'height', 'hmaxm'],
  cropDay: ['day', 'i', 'dayaftersowing', 'das'],
  fieldCapacity: ['thetafc', 'fc', 'thfc'],
  wiltingPoint: ['thetawp', 'wp', 'thwp'],
  rootDepthM: ['zrm', 'zr', 'rootdepthm'],
  depletionFraction: ['p', 'ptable', 'ptab', 'depletionfraction'],
  etcMm: ['etc', 'etcmm', 'etcrop', 'etcropmm'],
  et0Mm: ['et0', 'eto', 'et0mm'],
  totalMm: ['taw', 'tawmm'],
  readilyMm: ['raw', 'rawmm'],
  depletionMm: ['dr', 'drmm', 'depletion'],
  rainMm: ['pmm', 'p', 'rain', 'rainmm', 'pmonth', 'pmonthmm'],
  saturationMm: ['sat', 'satmm', 'puddling'],
  percolationMm: ['perc', 'percmm', 'percolation'],
  standingMm: ['wl', 'wlmm', 'standing'],
  effectiveRainMm: ['pe', 'pemm', 'effrain'],
  depthMm: ['mm', 'depthmm', 'depth'],
  areaAcres: ['acres', 'acre', 'areaacres'],
  areaHectares: ['ha', 'hectares', 'areaha'],
  volumeM3: ['m3', 'volumem3'],
  netMm: ['netmm', 'net', 'inmm'],
  grossMm: ['grossmm', 'gross'],
  efficiency: ['efficiency', 'eff', 'ea'],
  degrees: ['deg', 'degrees'],
  minutes: ['min', 'minutes'],
  seconds: ['sec', 'seconds'],
};

/** Lower case without separators, so that `Rs_MJ_m2_h` and `rsMJm2h` are one key. */
export function plainKey(key: string): string {
  return key.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** The number under any spelling of a quantity; undefined when absent. @throws for text that is not a number */
export function optional(inputs: Inputs, quantity: string): number | undefined {
  const wanted = SPELLINGS[quantity] ?? [plainKey(quantity)];
  const byKey = new Map(Object.entries(inputs).map(([key, value]) => [plainKey(key), value]));
  for (const spelling of wanted) {
    const value = byKey.get(spelling);
    if (value === undefined || value === null || value === '') continue;
    const number = Number(value);
    if (!Number.isFinite(number)) throw new Error(`input ${spelling} is not a number`);
    return number;
  }
  return undefined;
}

/** As `optional`, but a missing quantity is an error that names it. */
export function required(inputs: Inputs, quantity: string): number {
  const value = optional(inputs, quantity);
  if (value === undefined) throw new Error(`input ${quantity} is missing`);
  return value;
}

/** A text input in lower case; empty when absent. */
export function text(inputs: Inputs, key: string): string {
  const value = inputs[key];
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}
