import { commonFailure } from '@ankur/contracts/http/problems';
import { failure } from '@ankur/contracts/problems';
import { expect, it } from 'vitest';
import common from '../../locales/en/common.json' with { type: 'json' };
import englishTasks from '../../locales/en/farm-tasks.json' with { type: 'json' };
import finance from '../../locales/en/finance.json' with { type: 'json' };
import tasks from '../../locales/hi/farm-tasks.json' with { type: 'json' };
import hindiFinance from '../../locales/hi/finance.json' with { type: 'json' };
import { refusalOf } from '../../test/refusal.ts';
import { fieldErrors, saidByServer } from '../http/field-errors.ts';
import { cropName } from './crop-name.ts';
import { makeFailureText } from './failure-text.ts';

const held = failure('harvest_held', {
  crop: 'Tomato',
  product: 'mancozeb',
  date: '2026-11-25',
  until: '2026-12-05',
});

it('formats parameters: crops by name, dates, grouped figures', () => {
  const hindi = makeFailureText('hi', [tasks, common], cropName);
  expect(hindi(held)).toBe(
    'टमाटर पर 25 नवंबर 2026 को mancozeb का छिड़काव है। 5 दिसंबर 2026 से पहले तुड़ाई-कटाई न करें।',
  );
  expect(makeFailureText('en', [englishTasks, common], cropName)(held)).toBe(
    'Tomato is sprayed with mancozeb on 25 November 2026. Do not harvest before 5 December 2026.',
  );
  const large = failure('amount_too_large', { max_rupees: 1e10 });
  expect(makeFailureText('en', [finance, common])(large)).toBe(
    'Amount must be at most 10,00,00,00,000',
  );
  expect(makeFailureText('hi', [hindiFinance, common])(large)).toContain('10,00,00,00,000');
});

it('translates failures of forms and of the server alike, by code', () => {
  const failureText = makeFailureText('hi', [tasks, common], cropName);
  const answered = fieldErrors({ status: 400, data: refusalOf({ date: [held] }) })?.date?.[0];
  expect(failureText(answered)).toBe(failureText(held));
  const data = {
    errors: { date: ['Other words'] },
    problems: refusalOf({ date: [held] }).problems,
  };
  expect(failureText(fieldErrors({ status: 400, data })?.date?.[0])).toBe(failureText(held));
});

it('falls back to common texts, and to the answer’s text for an unknown code', () => {
  const failureText = makeFailureText('en', [finance, common]);
  expect(failureText(commonFailure('date_required'))).toBe('Date is required');
  const data = {
    errors: { amount: ['The moon is full'] },
    problems: [{ field: 'amount', code: 'moon_full', params: {} }],
  };
  expect(failureText(fieldErrors({ status: 400, data })?.amount?.[0])).toBe('The moon is full');
  expect(failureText('moon_full')).toBe('The request could not be read.');
  expect(failureText(saidByServer('As it came'))).toBe('As it came');
  expect([failureText(null), failureText(undefined), failureText('')]).toEqual([null, null, null]);
});
