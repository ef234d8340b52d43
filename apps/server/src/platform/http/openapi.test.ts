import { PROBLEMS } from '@ankur/contracts/problems';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Call {
  security?: unknown;
  requestBody?: { required?: boolean };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}
interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: unknown;
}

let test: TestApp;
let paths: Record<string, Record<string, Call>>;
let components: { schemas: Record<string, { properties: Record<string, unknown> }> };
beforeAll(async () => {
  test = await buildTestApp();
  ({ paths, components } = (await test.app.inject({ url: '/api/openapi.json' })).json());
});
afterAll(() => test.close());

const schemaOf = (method: string, path: string, status: number) =>
  paths[path]?.[method]?.responses[status]?.content?.['application/json']?.schema;

/** All objects nested in a value, itself included. */
function* within(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const below of Object.values(value)) yield* within(below);
}

describe('the description', () => {
  it('writes tuples as JSON Schema 2020-12 does', () => {
    const predictions = schemaOf('post', '/api/crop/predict/', 200)?.properties?.predictions;
    expect(predictions?.items).toMatchObject({ prefixItems: [{}, {}] });
    const older = [...within(paths)].filter((node) => Array.isArray(node.items));
    expect(older).toEqual([]);
  });

  it.each([
    ['post', '/api/user/login/', [401, 429]],
    ['post', '/api/user/token/refresh/', [401]],
    ['post', '/api/user/profile-input/', [400, 401, 413, 415, 429, 500]],
    ['delete', '/api/user/expenses/{id}/', [401, 404]],
    ['get', '/api/weather/current/', [404, 503]],
    ['get', '/api/market/prices/', [503]],
    ['get', '/api/user/posts/', [401, 404]],
  ])('names what a call refuses with: %s %s', (method, path, statuses) => {
    const { responses = {} } = paths[path]?.[method] ?? {};
    for (const status of statuses) {
      const schema = schemaOf(method, path, status);
      expect(schema?.required).toEqual(expect.arrayContaining(['errors', 'problems']));
      expect(schema?.properties?.problems?.items).toEqual({ $ref: '#/components/schemas/Problem' });
      expect(responses[status]?.description.length).toBeGreaterThan(5);
    }
  });

  it.each([
    ['/api/user/follow/{user}/', 'error'],
    ['/api/chatbot/chat/', 'details'],
    ['/api/crop/predict/', 'message'],
    ['/api/greenscan/analyze/', 'error'],
    ['/api/user/posts/addreel/', 'message'],
  ])('knows the shape that refusals of %s have of their own', (path, field) => {
    expect(schemaOf('post', path, 400)?.required).toEqual(['errors', 'problems', field]);
  });

  it('lists the error codes', () => {
    expect(components.schemas.Problem?.properties.code).toEqual({
      type: 'string',
      enum: Object.keys(PROBLEMS),
    });
  });

  it('marks optional bodies and optional tokens', () => {
    expect(paths['/api/user/farm-tasks/{id}/']?.patch?.requestBody?.required).toBe(false);
    expect(paths['/api/user/farm-tasks/']?.post?.requestBody?.required).toBe(true);
    expect(paths['/api/chatbot/chat/']?.post?.requestBody?.required).toBe(true);
    expect(paths['/api/chatbot/chat/']?.post?.security).toEqual([{}, { bearer: [] }]);
    expect(paths['/api/user/profile/']?.get?.security).toEqual([{ bearer: [] }]);
  });
});
