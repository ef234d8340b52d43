import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listActions } from '../../../platform/audit/moderation-log.ts';
import { parseExpertArguments } from './expert-arguments.ts';
import { runExpertCommand } from './expert-command.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const order = (...words: string[]) => {
  const read = parseExpertArguments(words);
  if (read.kind === 'wrong') throw new Error(read.reason);
  return runExpertCommand(read, test.inputs);
};

it('adds, lists and removes an expert', async () => {
  const { email } = await aFarmer(test.app);
  const words = ['--field', 'crop_diseases', '--language', 'hindi,marathi'];
  const added = await order('add', email.toUpperCase(), ...words);
  expect(added.ok).toBe(true);
  expect(added.text).toMatch(/is an expert for crop_diseases in hindi, marathi\.$/);
  expect((await order('list')).text).toContain(`"email":"${email}"`);
  expect((await order('remove', email)).text).toMatch(/is no expert any more\.$/);
  expect((await order('list')).text).toBe('0 experts');
  await order('remove', email);
  const log = await listActions(test.inputs.db, { limit: 9 });
  expect(log.map(({ action, subject, note }) => [action, subject, note])).toEqual([
    ['withdraw role', email, 'expert'],
    ['grant role', email, 'expert: crop_diseases, hindi, marathi'],
  ]);
});

it('reports an unknown address and leaves closing the server to its caller', async () => {
  expect(await order('remove', 'nobody@example.in')).toEqual({
    ok: false,
    text: 'No account has the address nobody@example.in.',
  });
});
