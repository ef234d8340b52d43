import { endpointTable } from '@ankur/contracts/endpoints';
import { errorAnswer } from '@ankur/contracts/http/errors';
import { isDeclared } from '@ankur/contracts/problems';
import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let farmer: Awaited<ReturnType<typeof aFarmer>>;
beforeAll(async () => {
  test = await buildTestApp();
  farmer = await aFarmer(test.app);
});
afterAll(() => test.close());

const signedIn = () => ({ authorization: `Bearer ${farmer.access}` });

const UNKNOWN_ID = '0198a1b2-0000-7000-8000-000000000000';
const endpoints = Object.values(endpointTable).flatMap((table) => Object.values(table));
const rowsOf = (chosen: typeof endpoints) => chosen.map((e) => [e.method, e.path] as const);
const urlOf = (path: string) => path.replaceAll(/:[a-z_]+/gi, UNKNOWN_ID);
const withBody = endpoints.filter((e) => e.body !== undefined);

/** Expects an answer of the contract's shape: each text has its problem, each code is declared with its parameters. */
function expectProblems(answer: LightMyRequestResponse): void {
  const { errors, problems } = errorAnswer.parse(answer.json());
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.filter((one) => !isDeclared(one))).toEqual([]);
  const texts = Object.entries(errors).flatMap(([field, list]) => list.map(() => field));
  expect(problems.map(({ field }) => field)).toEqual(texts);
}

describe('problems beside the texts of an error answer', () => {
  it.each(rowsOf(endpoints.filter((e) => e.auth === 'required' && !e.roles)))(
    'without a token: %s %s',
    async (method, path) => {
      const answer = await test.app.inject({ method, url: urlOf(path) });
      expect(answer.statusCode).toBe(401);
      expectProblems(answer);
      expect(answer.json().problems).toEqual([
        { field: 'non_field_errors', code: 'unauthorized', params: {} },
      ]);
    },
  );

  it.each(rowsOf(endpoints.filter((e) => e.roles)))(
    'without a role, as of an address that does not exist: %s %s',
    async (method, path) => {
      for (const headers of [{}, signedIn()]) {
        const answer = await test.app.inject({ method, url: urlOf(path), headers });
        expect(answer.statusCode).toBe(404);
        expectProblems(answer);
      }
    },
  );

  it.each(rowsOf(withBody))('with a truncated body: %s %s', async (method, path) => {
    const headers = { ...signedIn(), 'content-type': 'application/json' };
    const answer = await test.app.inject({ method, url: urlOf(path), headers, payload: '{"a":' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expectProblems(answer);
  });

  it.each(rowsOf(withBody.filter((e) => e.bodyKind !== 'multipart')))(
    'with a body of wrong values: %s %s',
    async (method, path) => {
      const endpoint = withBody.find((e) => e.method === method && e.path === path);
      const { shape = {} } = (endpoint?.body as { def: { shape?: object } } | undefined)?.def ?? {};
      const payload = Object.fromEntries(Object.keys(shape).map((field) => [field, [['wrong']]]));
      const answer = await test.app.inject({
        method,
        url: urlOf(path),
        headers: signedIn(),
        payload,
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expectProblems(answer);
    },
  );

  it.each(rowsOf(endpoints.filter((e) => e.params !== undefined && e.method !== 'PUT')))(
    'for a record that is not there: %s %s',
    async (method, path) => {
      const answer = await test.app.inject({ method, url: urlOf(path), headers: signedIn() });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expectProblems(answer);
    },
  );

  it.each([
    ['GET', '/api/no-such-call/', 404, 'not_found'],
    ['GET', '/media/nothing.webp', 404, 'not_found'],
    ['GET', '/api/%ff/', 404, 'not_found'],
    ['POST', '/api/user/login/', 415, 'content_type_refused', 'text/plain', 'x'],
    ['POST', '/api/user/login/', 413, 'request_too_large', 'application/json', 'x'.repeat(2 << 20)],
  ] as const)('of no feature: %s %s, %i', async (method, url, status, code, type?, payload?) => {
    const answer = await test.app.inject({
      method,
      url,
      ...(type ? { headers: { 'content-type': type }, payload: payload ?? '' } : {}),
    });
    expect(answer.statusCode).toBe(status);
    expectProblems(answer);
    expect(answer.json().problems[0]).toEqual({ field: 'non_field_errors', code, params: {} });
  });

  it('of a 500: the id that is also in the log', async () => {
    const { app, close } = await buildTestApp();
    app.get('/api/falls-over/', async () => {
      throw new Error('a fault');
    });
    const answer = await app.inject({ url: '/api/falls-over/' });
    expect(answer.statusCode).toBe(500);
    expectProblems(answer);
    const { id, problems } = answer.json();
    expect(id).toMatch(/\S/);
    expect(problems).toEqual([
      { field: 'non_field_errors', code: 'internal_error', params: { id } },
    ]);
    await close();
  });

  it('of a 429: the seconds to wait, as in Retry-After', async () => {
    const limiter = {
      take: async () => 17,
      peek: async () => 17,
      giveBack: async () => {},
      forgive: async () => {},
      close: async () => {},
    };
    const { app, close } = await buildTestApp({ limiter });
    const answer = await app.inject({ url: '/api/geo/states/' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '17']);
    expectProblems(answer);
    expect(answer.json().problems[0]).toEqual({
      field: 'non_field_errors',
      code: 'too_many_attempts',
      params: { retry_after: 17 },
    });
    await close();
  });
});
