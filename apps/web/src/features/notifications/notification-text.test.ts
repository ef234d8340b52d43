import { NOTIFICATION_KINDS } from '@ankur/contracts/notifications/rules';
import { LANGUAGES } from '@ankur/languages/languages';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../lib/i18n/catalogue.ts';
import { formatFor } from '../../lib/i18n/format.ts';
import { makeTranslate } from '../../lib/i18n/translate.ts';
import { say } from './notification-text.ts';

const files = import.meta.glob<Catalogue>('../../locales/*/notifications.json', {
  eager: true,
  import: 'default',
});
const wordsOf = (code: string) => files[`../../locales/${code}/notifications.json`] ?? {};
const payload = {
  name: 'Ravi',
  text: 'Good',
  task: 'Weed',
  lender: 'SBI',
  commodity: 'Cotton',
  market: 'Yavatmal',
  date: '2026-11-22',
  price: 7100,
  amount: 150000.75,
  mm: 42,
  temp: 43,
  hours: 24,
  because: 'Deworming is due',
};

describe.each(LANGUAGES.map(({ code }) => code))('in %s', (code) => {
  const t = makeTranslate<'notifications'>(code, wordsOf(code));
  it.each(NOTIFICATION_KINDS)('%s is a whole sentence', (kind) => {
    const sentence = say({ kind, payload }, t, formatFor(code));
    expect(sentence).not.toMatch(/[{}]|say\.|undefined|NaN/);
    expect(sentence.length).toBeGreaterThan(10);
  });
});

it('writes money and days the Indian way', () => {
  const t = makeTranslate<'notifications'>('en', wordsOf('en'));
  expect(say({ kind: 'loan-due', payload }, t, formatFor('en'))).toBe(
    // The principal: the repayment is more, by the interest.
    'Your loan of ₹1,50,000.75 from SBI is due by 22 November 2026',
  );
});

it('names the date of tasks of another day', () => {
  const t = makeTranslate<'notifications'>('en', wordsOf('en'));
  const read = (today: string) =>
    say({ kind: 'task-due', payload }, t, formatFor('en'), undefined, today);
  expect(read('2026-11-22')).toBe("Today's work: Weed");
  expect(read('2026-11-25')).toBe('Work of 22 November 2026: Weed');
});

it('shows the translated name of a market', () => {
  const t = makeTranslate<'notifications'>('mr', wordsOf('mr'));
  const names = { market: (name: string) => (name === 'Yavatmal' ? 'यवतमाळ' : name) };
  expect(say({ kind: 'price-alert', payload }, t, formatFor('mr'), names)).toContain('यवतमाळ');
});

describe.each(LANGUAGES.map(({ code }) => code))('the morning message in %s', (code) => {
  const t = makeTranslate<'notifications'>(code, wordsOf(code));
  const morning = (lines: Record<string, string | number>) =>
    say({ kind: 'morning', payload: lines }, t, formatFor(code)).split('\n');

  it('has two lines, each with its figures', () => {
    const [first, second] = morning({
      line1: 'loan-due',
      'line1.lender': 'SBI',
      'line1.amount': 20000,
      'line1.date': '2026-11-22',
      line2: 'task-due',
      'line2.task': 'Weed',
    });
    expect(first).toContain('SBI');
    expect(first).toContain('20,000');
    expect(second).toContain('Weed');
  });

  it('is silent about a line that this version does not know', () => {
    expect(morning({ line1: 'gossip', line2: 'task-due', 'line2.task': 'Weed' })).toHaveLength(1);
  });
});

it('names animals, crops and their need in the morning', () => {
  const t = makeTranslate<'notifications'>('hi', wordsOf('hi'));
  const lines = {
    line1: 'herd',
    'line1.name': 'गौरी',
    'line1.because': 'ब्याने का समय पास है',
    line2: 'irrigate-today',
    'line2.name': 'गेहूँ',
  };
  const text = say({ kind: 'morning', payload: lines }, t, formatFor('hi'));
  expect(text).toMatch(/^गौरी: ब्याने का समय पास है\nगेहूँ: आज पानी दें$/);
});
