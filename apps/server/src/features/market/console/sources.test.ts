import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createJobStates } from '../../../platform/jobs/job-states.ts';
import { createProviderStates } from './provider-states.ts';

let test: TestApp;
let operator: TestFarmer;
const runs: string[] = [];
beforeAll(async () => {
  test = await buildTestApp({
    runJob: async (name) => {
      runs.push(name);
      return name === 'market-prices';
    },
  });
  operator = await aFarmer(test.app);
  await test.inputs.db.execute(sql`insert into account_roles (farmer_id, role, granted_at)
    select id, 'operator', now() from farmers where email = ${operator.email}`);
});
afterAll(() => test.close());

const EXTRACT = new URL('../import/extract.test-data.csv', import.meta.url);
const upload = async (name: string, content: Buffer) => {
  const form = await multipart({ name }, [
    { field: 'file', name, content, type: 'application/octet-stream' },
  ]);
  return test.app.inject({
    method: 'POST',
    url: '/api/console/price-files/',
    headers: { ...form.headers, authorization: `Bearer ${operator.access}` },
    payload: form.payload,
  });
};
const sources = async () => (await operator.call('GET', '/api/console/sources/')).json();
const stored = async () =>
  (await test.inputs.db.execute<{ n: number }>(sql`select count(*)::int as n from market_prices`))
    .rows[0]?.n;

it('reads a price file without storing a price, and stores it when it is told to', async () => {
  const before = await stored();
  const content = await readFile(EXTRACT);
  const checked = (await upload('prices.csv.gz', gzipSync(content))).json();
  expect(checked).toMatchObject({
    name: 'prices.csv.gz',
    status: 'checked',
    tally: { kept: 29, merged: 2 },
  });
  expect(await stored()).toBe(before);
  const path = `/api/console/price-files/${checked.id}/import/`;
  expect((await operator.call('POST', path)).json().status).toBe('importing');
  expect((await operator.call('POST', path)).statusCode).toBe(409);
  await vi.waitFor(
    async () =>
      expect((await sources()).price_files[0]).toMatchObject({
        id: checked.id,
        status: 'imported',
      }),
    { timeout: 20_000 },
  );
  expect(await stored()).toBe((before ?? 0) + 29);
  expect((await operator.call('POST', path)).statusCode).toBe(409);
  expect(
    (await sources()).prices.sources.map(({ source }: { source: string }) => source),
  ).toContain('file');
});

it.each([
  ['prices.pdf', 'price_file_unknown', 'x'],
  ['prices.json', 'price_file_unreadable', '{'],
  ['prices.csv', 'price_file_missing', ''],
])('refuses %s: %s', async (name, code, content) => {
  const answer = await upload(name, Buffer.from(content));
  expect([answer.statusCode, answer.json().problems[0]]).toEqual([
    400,
    { field: 'file', code, params: {} },
  ]);
});

it('shows background work with its failures, and runs it again', async () => {
  const states = createJobStates(test.inputs.db);
  await states.begin('market-prices');
  await states.end('market-prices', 'provider is away');
  await states.begin('market-prices');
  await states.end('market-prices', null);
  expect((await sources()).jobs).toMatchObject([
    { name: 'market-prices', runs: 2, failures: 1, recent: [{ reason: 'provider is away' }] },
  ]);
  expect((await operator.call('POST', '/api/console/jobs/market-prices/run/')).statusCode).toBe(
    204,
  );
  expect((await operator.call('POST', '/api/console/jobs/nothing/run/')).statusCode).toBe(409);
  expect(runs).toEqual(['market-prices', 'nothing']);
});

it('is for operators alone', async () => {
  const farmer = await aFarmer(test.app);
  expect((await farmer.call('GET', '/api/console/sources/')).statusCode).toBe(404);
  expect((await upload('a.csv', Buffer.from('x'))).statusCode).not.toBe(404);
});

it('shows how all running processes found a provider, and forgets none of them at a restart', async () => {
  const circuit = (open: boolean, hour: number) => ({
    name: 'agmarknet',
    open,
    lastSuccessAt: new Date(Date.UTC(2027, 0, 11, hour)),
    ...(open
      ? { lastFailureAt: new Date(Date.UTC(2027, 0, 11, hour)), lastFailure: 'timed out' }
      : {}),
  });
  const { db, clock, ids, providers } = test.inputs;
  const one = (open: boolean, hour: number, at = clock) =>
    createProviderStates({
      db,
      ids,
      clock: at,
      providers: { ...providers, circuits: () => [circuit(open, hour)] },
    });
  const ended = new Date(clock.now().getTime() - 4 * 60_000);
  await one(true, 9, { now: () => ended }).keep();
  await one(false, 8).keep();
  expect((await sources()).providers).toEqual([
    {
      name: 'agmarknet',
      open: false,
      servers: 1,
      open_servers: 0,
      last_success_at: '2027-01-11T09:00:00.000Z',
      last_failure_at: '2027-01-11T09:00:00.000Z',
      last_failure: 'timed out',
    },
  ]);
  await one(true, 7).keep();
  expect((await sources()).providers).toMatchObject([{ open: true, servers: 2, open_servers: 1 }]);
});
