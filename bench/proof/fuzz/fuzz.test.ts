import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { aWebm } from '@ankur/server/testing/made-videos';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RawRequest } from '../support/raw-http.ts';
import type { Actor } from './actors.ts';
import { idBook } from './ids.ts';
import { findingsOf } from './judge.ts';
import { type Operation, operationsOf } from './openapi.ts';
import { runFuzz } from './run-fuzz.ts';

const farmer = { email: 'a@ankur.test', access: 'token', refresh: 'r' };
const asha: Actor = { name: 'Asha', isStaff: false, farmer, own: idBook() };
const staff: Actor = { ...asha, isStaff: true };
const operation: Operation = {
  method: 'GET',
  path: '/api/user/loans/{id}/',
  parameters: [],
  body: null,
  statuses: new Set([200, 404]),
  signedIn: true,
};
const request: RawRequest = { method: 'GET', target: '/api/user/loans/1/', headers: {} };
const SECRETS = { hidden: ['canary-own'], forStaff: ['canary-question'] };
const problems = [{ field: 'non_field_errors', code: 'server_busy', params: {} }];
const refusal = { errors: { non_field_errors: ['Busy'] }, problems };

const kindsOf = (status: number, body: unknown, actor = asha) =>
  findingsOf(
    operation,
    request,
    actor,
    { answer: { status, headers: {}, body: Buffer.from(JSON.stringify(body)), ms: 1 } },
    SECRETS,
  ).map(({ kind }) => kind);

describe('an answer', () => {
  it.each([
    [200, { amount: 5 }, []],
    [404, refusal, []],
    [503, refusal, []],
    [500, refusal, ['fault', 'status not described']],
    [503, { error: 'no' }, ['fault']],
    [502, refusal, ['fault', 'status not described']],
    [404, { message: 'no' }, ['refusal without codes']],
    [404, { errors: {}, problems: [] }, ['refusal without codes']],
    [418, refusal, ['status not described']],
    [200, { lender: 'canary-own' }, ['leak']],
    [200, { query: 'canary-question' }, ['leak']],
  ])('%i %j is judged', (status, body, kinds) => {
    expect(kindsOf(status, body)).toEqual(kinds);
  });

  it('may show questions of farmers to staff, and no other private data', () => {
    expect(kindsOf(200, { query: 'canary-question' }, staff)).toEqual([]);
    expect(kindsOf(200, { query: 'canary-own' }, staff)).toEqual(['leak']);
  });

  it('that is missing is reported', () => {
    const [finding] = findingsOf(operation, request, asha, { broken: 'ECONNRESET' }, SECRETS);
    expect(finding?.kind).toBe('no answer');
  });
});

describe('against the product', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => test.close());

  it('finds nothing in 300 requests', async () => {
    const { port } = test.app.server.address() as AddressInfo;
    const report = await runFuzz({
      url: `http://127.0.0.1:${port}`,
      requests: 300,
      seed: 22,
      makeStaff: null,
      files: {
        photo: await readFile(join(import.meta.dirname, '../../../e2e/support/pictures/leaf.jpg')),
        video: await aWebm({ seconds: 1 }),
      },
    });
    expect(report.findings).toEqual([]);
    expect(report.sent).toBe(300);
    expect(report.statuses.get(200)).toBeGreaterThan(30);
    expect(report.statuses.get(400)).toBeGreaterThan(30);
  });
});

describe('against a service with faults and leaks', () => {
  let server: Server;
  const kept: string[] = [];
  const answers = (path: string): [number, unknown] => {
    if (path === '/api/openapi.json') return [200, DESCRIPTION];
    if (path.endsWith('/register/')) return [201, { token: { access: 'a.e30.c', refresh: 'r' } }];
    if (path === '/api/all/') return [200, kept];
    if (path === '/api/fault/') return [500, refusal];
    return [200, { id: 'one' }];
  };
  beforeAll(async () => {
    server = createServer((incoming, outgoing) => {
      let body = '';
      incoming.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      incoming.on('end', () => {
        if (body.includes('canary')) kept.push(body);
        const [status, answer] = answers((incoming.url ?? '').split('?')[0] ?? '');
        outgoing.writeHead(status, { 'content-type': 'application/json' });
        outgoing.end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const responses = { 200: {}, 400: {}, 404: {} };
  const DESCRIPTION = {
    paths: { '/api/all/': { get: { responses } }, '/api/fault/': { get: { responses } } },
  };

  it('finds both', async () => {
    const { port } = server.address() as AddressInfo;
    const report = await runFuzz({
      url: `http://127.0.0.1:${port}`,
      requests: 60,
      seed: 1,
      makeStaff: null,
      files: { photo: Buffer.from('photo'), video: Buffer.from('video') },
    });
    const found = new Set(report.findings.map(({ kind, operation: name }) => `${kind} ${name}`));
    expect(found).toContain('leak GET /api/all/');
    expect(found).toContain('fault GET /api/fault/');
  });

  it('knows its operations', () => {
    expect(operationsOf(DESCRIPTION).map(({ path }) => path)).toEqual(['/api/all/', '/api/fault/']);
  });
});
