import { expect, it } from 'vitest';
import { makeTranslate } from '../../lib/i18n/translate.ts';
import english from '../../locales/en/finance.json' with { type: 'json' };
import { localMessage, RULE_MESSAGES } from './field-messages.ts';

it('reads in English exactly as the contract says, and passes on what it does not know', () => {
  expect(english.rule).toEqual(RULE_MESSAGES);
  const t = makeTranslate<'finance'>('en', english);
  expect(localMessage(t, 'Source is required')).toBe('Source is required');
  expect(localMessage(t, 'Something else')).toBe('Something else');
  expect(localMessage(t, undefined)).toBeNull();
});
