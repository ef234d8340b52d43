export type SilageInput = {
  animals: number;
  kgPerAnimalDay: number;
  days: number;
  /** Pressed green fodder in a cubic metre; 500–600 kg when trodden or rolled well. */
  densityKgPerM3?: number | undefined;
  widthM: number;
  depthM: number;
};

export type SilagePit = {
  silageKg: number;
  greenFodderKg: number;
  volumeM3: number;
  lengthM: number;
  /** Length of the face that one day's feed takes off; below 0.15 m the face spoils in warm weather. */
  faceMPerDay: number;
  faceIsFastEnough: boolean;
};

/** Well-pressed maize or sorghum in Indian pits holds 500–600 kg/m³ (ICAR fodder bulletins). */
const DENSITY_KG_M3 = 550;

/** Part of the fodder that is lost between filling and feeding in a pit that is closed well. */
const LOSS_PART = 0.15;

const FACE_M_PER_DAY = 0.15;

/**
 * Size of a silage pit for a herd: fodder to fill, volume and length at a given width and depth. Refuses figures that
 * are not above 0.
 */
export function silagePit(input: SilageInput): SilagePit {
  const density = input.densityKgPerM3 ?? DENSITY_KG_M3;
  const given = [input.animals, input.kgPerAnimalDay, input.days, input.widthM, input.depthM];
  if (![...given, density].every((value) => value > 0)) throw new RangeError('all must be above 0');
  const silageKg = input.animals * input.kgPerAnimalDay * input.days;
  const greenFodderKg = silageKg / (1 - LOSS_PART);
  const volumeM3 = greenFodderKg / density;
  const lengthM = volumeM3 / (input.widthM * input.depthM);
  const faceMPerDay = lengthM / input.days;
  const faceIsFastEnough = faceMPerDay >= FACE_M_PER_DAY;
  return { silageKg, greenFodderKg, volumeM3, lengthM, faceMPerDay, faceIsFastEnough };
}
