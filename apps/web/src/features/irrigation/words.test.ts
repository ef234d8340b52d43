import type { IrrigationAdvice } from '@ankur/contracts/irrigation/endpoints';
import { describe, expect, it } from 'vitest';
import { formatFor } from '../../lib/i18n/format.ts';
import { makeTranslate } from '../../lib/i18n/translate.ts';
import { addLocalDays, todayLocal } from '../../lib/time/local-date.ts';
import english from '../../locales/en/irrigation.json' with { type: 'json' };
import hindi from '../../locales/hi/irrigation.json' with { type: 'json' };
import telugu from '../../locales/te/irrigation.json' with { type: 'json' };
import { adviceText, durationText, stepText } from './words.ts';

const TEXTS = { en: english, hi: hindi, te: telugu } as const;
const translate = (language: keyof typeof TEXTS) =>
  makeTranslate<'irrigation'>(language, TEXTS[language]);
const t = translate('en');
const format = formatFor('en');

const say = (code: string, values: IrrigationAdvice['suggestion_values'], date = todayLocal()) =>
  adviceText(
    {
      date,
      suggestion: '',
      suggestion_code: code,
      suggestion_values: values,
      water_requirement: 81.4,
    } as IrrigationAdvice,
    t,
    format,
  );

describe('the text of an advice', () => {
  it('uses singular forms for one day, acre and hour', () => {
    expect(say('irrigate-within-days', { days: 1 })).toMatch(/^Irrigate within 1 day: 81 m³/);
    expect(say('irrigate-within-days', { days: 2 })).toMatch(/^Irrigate within 2 days: /);
    expect(say('drain-before-harvest', { daysToHarvest: 1 })).toMatch(/about 1 day away\.$/);
    const step = (areaAcres: number) =>
      stepText(
        { step: 'volume', values: { areaAcres, litresPerMmAcre: 4046.86, waterRequirementM3: 81 } },
        t,
        format,
      );
    expect(step(1)).toMatch(/^On 1 acre 1 mm is 4,046.86 litres/);
    expect(step(2.5)).toMatch(/^On 2.5 acres /);
    expect(durationText(61, t)).toBe('1 h 1 min');
    expect(durationText(61, translate('hi'))).toBe('1 घंटा 1 मिनट');
    expect(durationText(160, translate('hi'))).toBe('2 घंटे 40 मिनट');
    expect(durationText(60, translate('te'))).toBe('1 గంట');
    expect(durationText(90_005, t)).toBe('1,500 h 5 min');
  });

  it('names dates for a week that does not begin today', () => {
    const later = addLocalDays(todayLocal(), 9);
    const day = (date: string) => format.date(date, { day: 'numeric', month: 'long' });
    expect(say('irrigate-today', {}, later)).toBe(
      `Irrigate on ${day(later)}: 81 m³ over the seven days from then.`,
    );
    expect(say('irrigate-within-days', { days: 3 }, later)).toBe(
      `Irrigate by ${day(addLocalDays(later, 2))}: 81 m³ over the seven days from ${day(later)}.`,
    );
    expect(say('no-need-this-week', { nextInDays: 9 }, later)).toContain(`from ${day(later)}:`);
    expect(say('irrigate-today', {})).toBe('Irrigate today: 81 m³ over these seven days.');
  });
});
