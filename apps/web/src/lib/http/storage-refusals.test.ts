import { STORAGE_MESSAGES } from '@ankur/contracts/account/storage-messages';
import { EMAIL_UNCONFIRMED } from '@ankur/contracts/auth/messages';
import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../i18n/language-store.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import type { HttpError } from './base-query.ts';
import { refusalText } from './field-errors.ts';
import { inOwnWords, isServerFull } from './storage-refusals.ts';

afterEach(() => setLanguage('en'));
const refused = (text: string) => ({ status: 413, data: { errors: { photo: [text, 'other'] } } });

it('says in every language why nothing more is stored, and leaves other messages as they are', async () => {
  const seen = new Set<string>();
  for (const { code } of LANGUAGES) {
    await setLanguage(code);
    for (const text of Object.values(STORAGE_MESSAGES)) {
      const { status, data } = await inOwnWords(refused(text));
      const [said = '', other] = data.errors.photo;
      expect([status, other, said === text]).toEqual([413, 'other', code === 'en']);
      seen.add(said);
    }
  }
  expect(seen.size).toBe(LANGUAGES.length * Object.keys(STORAGE_MESSAGES).length);
  const unknown = { status: 400, data: { errors: { photo: ['x'] } } };
  expect(await inOwnWords(unknown)).toBe(unknown);
  const bare: HttpError = { status: 'FETCH_ERROR', error: 'x' };
  expect(await inOwnWords(bare)).toBe(bare);
});

it('says in every language that an e-mail address is to be confirmed first', async () => {
  const seen = new Set<string>();
  for (const { code } of LANGUAGES) {
    await setLanguage(code);
    const error = { status: 403, data: { errors: { non_field_errors: [EMAIL_UNCONFIRMED] } } };
    seen.add(refusalText(await inOwnWords(error)) ?? '');
  }
  expect(seen.size).toBe(LANGUAGES.length);
  expect(seen).toContain(EMAIL_UNCONFIRMED);
});

it('tells a full server from one that is busy', () => {
  expect(isServerFull(refused(STORAGE_MESSAGES.serverFull))).toBe(true);
  expect(isServerFull(refused(STORAGE_MESSAGES.busy))).toBe(false);
});
