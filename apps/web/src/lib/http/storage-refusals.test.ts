import { STORAGE_MESSAGES } from '@ankur/contracts/account/storage-messages';
import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../i18n/language-store.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import type { HttpError } from './base-query.ts';
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

it('tells a full server from one that is busy', () => {
  expect(isServerFull(refused(STORAGE_MESSAGES.serverFull))).toBe(true);
  expect(isServerFull(refused(STORAGE_MESSAGES.busy))).toBe(false);
});
