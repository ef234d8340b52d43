import { endpointTable } from '@ankur/contracts/endpoints';
import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const endpoints = Object.values(endpointTable).flatMap((table) => Object.values(table));
const inOpenApi = (path: string) => path.replaceAll(/:([a-z_]+)/gi, '{$1}');

describe('the service', () => {
  it('reports that it is healthy', async () => {
    const answer = await test.app.inject({ url: '/api/health' });
    expect(answer.json()).toMatchObject({ status: 'ok', database: 'ok' });
  });

  it('describes every endpoint of the contract in OpenAPI 3.1', async () => {
    const description = (await test.app.inject({ url: '/api/openapi.json' })).json();
    expect(description.openapi).toMatch(/^3\.1/);
    const missing = endpoints.filter(
      ({ path, method }) => !description.paths[inOpenApi(path)]?.[method.toLowerCase()],
    );
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect((await test.app.inject({ url: '/api/docs/' })).body).toContain('/api/user/login/');
  });

  const guarded = endpoints.filter((e) => e.auth === 'required');
  it.each(guarded.map((e) => [e.roles ? 404 : 401, e.method, e.path] as const))(
    'answers %i without a token: %s %s',
    async (status, method, path) => {
      const url = path.replaceAll(/:[a-z_]+/gi, '0198a1b2-0000-7000-8000-000000000000');
      const answer = await test.app.inject({ method, url });
      expect(answer.statusCode).toBe(status);
      expect(Object.keys(answer.json().errors)).toEqual(['non_field_errors']);
    },
  );

  it('requires a role for each call below /api/console/', () => {
    const console = endpoints.filter(({ path }) => path.startsWith('/api/console/'));
    expect(console.length).toBeGreaterThan(0);
    expect(console.filter(({ auth, roles }) => auth !== 'required' || !roles?.length)).toEqual([]);
  });

  it('answers with and without the closing slash, and to doubled slashes', async () => {
    for (const url of [
      '/api/geo/states/',
      '/api/geo/states',
      '//api/geo/states/',
      '/./api/geo/states',
    ]) {
      expect((await test.app.inject({ url })).statusCode).toBe(200);
    }
  });

  it('refuses invalid JSON without internal details', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/user/login/',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      errors: { non_field_errors: ['The request could not be read.'] },
      problems: [{ field: 'non_field_errors', code: 'unreadable', params: {} }],
    });
  });

  it('answers 404 for an id of any length, or one that cannot be decoded', async () => {
    const farmer = await aFarmer(test.app);
    for (const id of ['x'.repeat(5000), '%E0%A4%A', '%00']) {
      const answer = await farmer.call('DELETE', `/api/user/expenses/${id}/`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        errors: { non_field_errors: ['Not found.'] },
        problems: [{ field: 'non_field_errors', code: 'not_found', params: {} }],
      });
    }
  });

  it.each([
    ['cut short', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data'],
    ['garbled', 'multipart/form-data; boundary=x', 'garbage'],
    ['without a boundary', 'multipart/form-data', 'garbage'],
    ['with an endless boundary', `multipart/form-data; boundary=${'x'.repeat(300)}`, 'garbage'],
  ])('refuses a form that is %s', async (_how, type, payload) => {
    const farmer = await aFarmer(test.app);
    for (const url of ['/api/user/profile-input/', '/api/user/posts/']) {
      const answer = await test.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type, authorization: `Bearer ${farmer.access}` },
        payload,
      });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().errors).length).toBeGreaterThan(0);
    }
  });

  it('treats an empty coordinate as absent, not as zero', async () => {
    for (const url of ['/api/weather/current/', '/api/weather/forecast/', '/api/geo/reverse/']) {
      for (const query of ['?lat=&lon=', '?lat=20&lon=%20', '?lat=20']) {
        expect((await test.app.inject({ url: url + query })).statusCode).toBe(400);
      }
    }
  });

  it('keeps personal answers out of shared caches', async () => {
    const farmer = await aFarmer(test.app);
    const answer = await farmer.call('GET', '/api/user/profile/');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});
