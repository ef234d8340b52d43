import { describe, expect, it } from 'vitest';
import { check } from '../http/errors.ts';
import { toErrors } from '../problems.ts';
import {
  budgetInput,
  expenseInput,
  expensePatch,
  incomeInput,
  loanInput,
  loanPatch,
} from './rules.ts';

const errorsOf = (result: ReturnType<typeof check>) =>
  result.ok ? null : toErrors(result.failures);
const AMOUNT = ['Amount must be a positive number'];

describe('an empty form', () => {
  it.each([
    ['expense', expenseInput, { category: ['Category is required'], amount: AMOUNT }],
    ['income', incomeInput, { source: ['Source is required'], amount: AMOUNT }],
    ['budget', budgetInput, { category: ['Category is required'], amount: AMOUNT }],
    [
      'loan',
      loanInput,
      {
        lender: ['Lender is required'],
        amount: AMOUNT,
        interest_rate: ['Interest rate must be a non-negative number'],
        start_date: ['Start date is required'],
        end_date: ['End date is required'],
      },
    ],
  ] as const)('of %s names every field at once', (_name, schema, expected) => {
    expect(errorsOf(check(schema, {}))).toEqual(expected);
    for (const nothing of ['', '  ', null]) {
      const blank = Object.fromEntries(Object.keys(expected).map((field) => [field, nothing]));
      expect(errorsOf(check(schema, blank))).toEqual(expected);
    }
  });
});

describe('a loan', () => {
  const good = {
    lender: ' Gramin Bank ',
    amount: '50000',
    interest_rate: '7',
    start_date: '2026-06-01',
    end_date: '2027-05-31',
  };

  it('is read with numbers and without spaces around the name', () => {
    expect(check(loanInput, good)).toEqual({
      ok: true,
      value: { ...good, lender: 'Gramin Bank', amount: 50000, interest_rate: 7 },
    });
  });

  it('cannot end before it starts, reported together with other failures', () => {
    const bad = { ...good, lender: '', end_date: '2026-05-31' };
    expect(errorsOf(check(loanInput, bad))).toEqual({
      lender: ['Lender is required'],
      end_date: ['End date must not be before the start date'],
    });
    expect(check(loanInput, { ...good, end_date: good.start_date }).ok).toBe(true);
  });

  it('needs existing dates', () => {
    expect(errorsOf(check(loanInput, { ...good, start_date: '2026-02-30' }))).toEqual({
      start_date: ['Start date must be a real date (YYYY-MM-DD)'],
    });
    expect(errorsOf(check(loanInput, { ...good, start_date: '0000-01-01' }))).not.toBeNull();
  });
});

describe('an expense', () => {
  it('accepts listed categories only', () => {
    expect(errorsOf(check(expenseInput, { category: 'diesel', amount: 5 }))).toEqual({
      category: [expect.stringContaining('must be one of: seeds, fertilizers')],
    });
  });

  it('treats blank optional fields as absent', () => {
    const input = { category: 'seeds', amount: 5, description: null, date: '', crop: ' ' };
    expect(check(expenseInput, input)).toEqual({
      ok: true,
      value: { category: 'seeds', amount: 5, description: '', date: null, crop: null },
    });
  });

  it('refuses characters that the database cannot store', () => {
    const input = { category: 'seeds', amount: 5, description: 'a\u0000b' };
    expect(check(expenseInput, input).ok).toBe(false);
  });
});

describe('a change', () => {
  it('changes only the given fields', () => {
    expect(check(expensePatch, { amount: '7.5' })).toEqual({ ok: true, value: { amount: 7.5 } });
    expect(check(loanPatch, { is_paid: true })).toEqual({ ok: true, value: { is_paid: true } });
    expect(check(loanPatch, {})).toEqual({ ok: true, value: {} });
  });

  it('keeps every rule of the field', () => {
    expect(errorsOf(check(loanPatch, { is_paid: 'yes', lender: ' ', amount: -1 }))).toEqual({
      is_paid: ['is_paid must be true or false'],
      lender: ['Lender is required'],
      amount: AMOUNT,
    });
  });
});
