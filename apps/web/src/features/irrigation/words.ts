// locale-keys: irrigation:crop.*, irrigation:advice.*, irrigation:stage.*, irrigation:season.*, irrigation:method.*, irrigation:et0.*, irrigation:note.*, irrigation:step.*, irrigation:soil.*
import type { IrrigationAdvice } from '@ankur/contracts/irrigation/endpoints';
import type { Format } from '../../lib/i18n/format.ts';
import type { KeyOf, Translate, TranslateKeys } from '../../lib/i18n/translate.ts';
import { addLocalDays, todayLocal } from '../../lib/time/local-date.ts';

type T = Translate<'irrigation'>;
type Key = KeyOf<'irrigation'>;
/** Keys that home has as well. */
type SharedKey = Key & KeyOf<'today'>;
type Shared = TranslateKeys<SharedKey>;
type Values = IrrigationAdvice['suggestion_values'];

/** Formats figures of an answer for a sentence. */
function readable(values: Values, format: Format, digits: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === 'number') {
        return [name, format.number(value, { maximumFractionDigits: digits })];
      }
      const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
      return [
        name,
        isDay ? format.date(value, { day: 'numeric', month: 'long' }) : String(value ?? '–'),
      ];
    }),
  );
}

/** A duration such as "2 h 40 min". */
export function durationText(minutes: number, t: Shared): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const long = t.plural('duration.hours', hours);
  const short = t.plural('duration.minutes', rest);
  if (hours === 0) return short;
  return rest === 0 ? long : `${long} ${short}`;
}

/** The advice for a week that does not begin today, where the usual text would mention today; else null. */
function otherDayText(advice: IrrigationAdvice, water: string, t: Shared, format: Format) {
  const day = (date: string) => format.date(date, { day: 'numeric', month: 'long' });
  const from = day(advice.date);
  switch (advice.suggestion_code) {
    case 'irrigate-today':
      return t('advice.irrigate-on', { date: from, water });
    case 'irrigate-within-days': {
      const days = Number(advice.suggestion_values.days ?? 1);
      const date = day(addLocalDays(advice.date, Math.max(0, days - 1)));
      return t('advice.irrigate-by', { date, from, water });
    }
    case 'no-need-this-week':
      return t('advice.no-need-from', { from });
    default:
      return null;
  }
}

/** The advice as a sentence; the server's English text without a code. */
export function adviceText(advice: IrrigationAdvice, t: Shared, format: Format): string {
  const { suggestion_code: code, suggestion_values: values } = advice;
  if (!code) return advice.suggestion;
  const water = format.number(advice.water_requirement, { maximumFractionDigits: 0 });
  const other = advice.date === todayLocal() ? null : otherDayText(advice, water, t, format);
  if (other) return other;
  const words = { ...readable(values, format, 0), water };
  if (code === 'irrigate-within-days')
    return t.plural('advice.irrigate-within-days', Number(values.days), words);
  if (code === 'drain-before-harvest')
    return t.plural('advice.drain-before-harvest', Number(values.daysToHarvest), words);
  const key =
    code === 'wait-for-rain' && values.probabilityPct === null
      ? 'advice.wait-for-rain-unsure'
      : `advice.${code}`;
  return t(key as SharedKey, words);
}

/** A step of the working as a sentence, with translated names. */
export function stepText(step: IrrigationAdvice['working'][number], t: T, format: Format): string {
  const values = readable(step.values, format, 2);
  const { stage, method, soil } = step.values;
  if (step.step === 'crop')
    values.stage = typeof stage === 'string' ? t(`stage.${stage}` as Key) : t('stage.none');
  if (step.step === 'evaporation') values.method = t(`et0.${method}` as Key);
  if (step.step === 'soil') values.soil = t(`soil.${soil}` as Key);
  if (step.step === 'losses') {
    values.method = t(`method.${method}` as Key);
    values.efficiency = format.percent(Number(step.values.efficiency));
  }
  if (step.step === 'volume') return t.plural('step.volume', Number(step.values.areaAcres), values);
  return t(`step.${step.step}` as Key, values);
}

/** Translates a code of the answer (stage, season, note …). */
export function codeText(
  group: 'stage' | 'season' | 'note' | 'method' | 'crop',
  code: string,
  t: T,
): string {
  return t(`${group}.${code}` as Key);
}
