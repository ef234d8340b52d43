import { harvestHoldMessage } from '@ankur/contracts/greenscan/harvest-hold';
import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../lib/i18n/language-store.ts';
import type { Translate } from '../../lib/i18n/translate.ts';
import { localMessage } from './task-messages.ts';

afterEach(() => setLanguage('en'));

/** Says the key and what is filled in. */
const t = ((key: string, values: object = {}) =>
  `${key} ${JSON.stringify(values)}`) as Translate<'farm-tasks'>;

it("says a held harvest in the farmer's language", async () => {
  await setLanguage('hi');
  const hold = { crop: 'Tomato', product: 'mancozeb', date: '2026-11-25', until: '2026-12-05' };
  const said = localMessage(t, harvestHoldMessage(hold));
  expect(said).toContain('harvestHold');
  expect(said).toContain('टमाटर');
  expect(said).toContain('mancozeb');
  expect(said).not.toContain('2026-12-05');
  expect(localMessage(t, 'Task name is required')).toContain('rule.name');
  expect(localMessage(t, 'Too rude')).toBe('Too rude');
});
