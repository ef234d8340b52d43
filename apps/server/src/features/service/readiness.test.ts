import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readyAnswer } from '@ankur/contracts/service/endpoints';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeWeather } from '../../providers/weather/fake-weather.ts';

let test: TestApp;
let folder: string;
let freeBytes: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ankur-ready-'));
  freeBytes = 50e9;
  test = await buildTestApp({
    migrationsFolder: folder,
    disk: async () => ({ usedShare: 0.913, freeBytes }),
    providers: {
      weather: createFakeWeather(),
      geocoder: { source: 'gazetteer', reverse: async () => null },
      circuits: () => [{ name: 'open-meteo', open: true }],
    },
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await test.close();
  await rm(folder, { recursive: true });
});

const ask = async () => {
  const answer = await test.app.inject({ url: '/api/ready/' });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};

it('is 200 with its checks; high disk usage and an unavailable provider do not matter', async () => {
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(readyAnswer.parse(body)).toEqual({
    status: 'ready',
    version: 'test',
    reasons: [],
    checks: {
      database: 'ok',
      migrations: 'ok',
      disk: { used_percent: 91, free_mb: 47_683 },
      providers: [{ name: 'open-meteo', circuit: 'open' }],
    },
  });
});

it('is 503 with reasons when the disk is full or a migration is missing', async () => {
  await writeFile(join(folder, '9999-new.sql'), 'select 1');
  freeBytes = 1e6;
  const { status, body, headers } = await ask();
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toMatchObject({
    status: 'not-ready',
    reasons: ['migrations', 'disk'],
    checks: { migrations: 'pending' },
    errors: {
      non_field_errors: ['The database has not been brought up to date.', 'The disk is full.'],
    },
  });
});

it.each([
  ['refuses', async () => Promise.reject(new Error('gone'))],
  ['hangs', () => new Promise(() => {})],
])('is 503 within seconds when the database %s', async (_what, execute) => {
  vi.spyOn(test.inputs.db, 'execute').mockImplementation(execute as never);
  const began = performance.now();
  const { status, body } = await ask();
  expect([status, body.reasons, body.checks.migrations]).toEqual([503, ['database'], 'unknown']);
  expect(performance.now() - began).toBeLessThan(4_000);
});
