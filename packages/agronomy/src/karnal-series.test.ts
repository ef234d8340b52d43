import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dayOfYear } from './calendar-day.ts';
import { et0Terms } from './reference-evapotranspiration.ts';

const file = fileURLToPath(
  new URL('../../../../shared/data/agronomy/karnal_daily_et0.csv.gz', import.meta.url),
);

type Day = {
  date: string;
  solarRadiationMj: number;
  tempMaxC: number;
  tempMinC: number;
  vapourPressureKPa: number;
  windMs: number;
  referenceMm: number;
};

function readDays(): Day[] {
  const [head = '', ...lines] = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    const cell = (name: string) => Number(cells[columns.indexOf(name)]);
    return {
      date: cells[0] ?? '',
      solarRadiationMj: cell('SRAD'),
      tempMaxC: cell('TMAX'),
      tempMinC: cell('TMIN'),
      vapourPressureKPa: cell('VAPR'),
      windMs: cell('WNDSP'),
      referenceMm: cell('ETREF'),
    };
  });
}

describe.runIf(existsSync(file))('41 years of days at Karnal', () => {
  it('agree with the reference series within 0.005 mm on every day', () => {
    const place = { latitudeDeg: 29.707983, elevationM: 252.65 };
    const off = readDays().filter((day) => {
      const { date, referenceMm, ...weather } = day;
      const { et0Mm } = et0Terms({ ...place, ...weather, dayOfYear: dayOfYear(date) });
      return !(Math.abs(et0Mm - referenceMm) <= 0.005);
    });
    expect(off).toEqual([]);
  });
});
