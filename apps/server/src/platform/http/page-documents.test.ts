import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageFor, wanted } from './page-documents.ts';
import { registerWebApp } from './web-app.ts';

const LANGUAGES = ['en', 'hi', 'te'];
let webRoot: string;
let app: FastifyInstance;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'ankur-web-'));
  writeFileSync(join(webRoot, 'index.html'), 'empty');
  writeFileSync(join(webRoot, 'shell.html'), 'shell');
  for (const language of LANGUAGES) {
    const folder = join(webRoot, 'documents', language);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), `landing ${language}`);
    writeFileSync(join(folder, 'auth.html'), `sign-in ${language}`);
  }
  app = fastify();
  await registerWebApp(app, webRoot);
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true, force: true });
});

const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the policy of pages', () => {
  const picturesOf = (policy: unknown) => /img-src ([^;]*)/.exec(String(policy))?.[1];

  it('lets pictures come from the origin of the map where there is one, and from nowhere else', async () => {
    const { headers } = await open('/');
    expect(picturesOf(headers['content-security-policy'])).toBe("'self' data: blob:");
    const mapped = fastify();
    await registerWebApp(mapped, webRoot, 'https://tiles.example.org/a/{z}/{x}/{y}.png');
    const page = await mapped.inject({ url: '/' });
    expect(picturesOf(page.headers['content-security-policy'])).toBe(
      "'self' data: blob: https://tiles.example.org",
    );
    await mapped.close();
  });
});

describe('the language of a prerendered page', () => {
  it.each([
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['en-US,en;q=0.9,hi;q=0.8', 'en'],
    ['fr-FR,sa;q=0.9,te;q=0.8,en;q=0.7', 'te'],
    ['en;q=0.1, te;q=0.5', 'te'],
    ['hi;q=0, te', 'te'],
    ['fr', 'en'],
    ['*', 'en'],
    ['', 'en'],
  ])('follows all of Accept-Language: %s is %s', async (accepted, expected) => {
    const answer = await open('/', { 'accept-language': accepted });
    expect(answer.body).toBe(`landing ${expected}`);
    expect(answer.headers['content-language']).toBe(expected);
  });

  it('is the one of the language cookie', async () => {
    const headers = { cookie: 'a=b; language=te', 'accept-language': 'hi' };
    expect((await open('/auth', headers)).body).toBe('sign-in te');
    const unknown = { cookie: 'language=xx', 'accept-language': 'hi' };
    expect((await open('/auth', unknown)).body).toBe('sign-in hi');
  });

  it('ignores a cookie of a similar name', () => {
    expect(languageFor({ cookie: 'my-language=hi; language=te2' })).toBe('en');
  });

  it('is served the app shell where the page is not prerendered', async () => {
    expect((await open('/', { 'accept-language': 'mr, hi;q=0.9' })).body).toBe('shell');
  });

  it('reads quality values, and ignores a malformed one', () => {
    expect(wanted('a;q=0.5,b,c;q=x, d ; q=0.7')).toEqual(['b', 'd', 'a']);
  });
});

describe('the documents of the web app', () => {
  it('are private and revalidated each time', async () => {
    const { headers } = await open('/');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  it('are compressed as the browser accepts', async () => {
    const br = await open('/auth/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe('sign-in en');
    const gzip = await open('/auth', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe('sign-in en');
    expect((await open('/auth')).headers['content-encoding']).toBeUndefined();
  });

  it('are the shell for every other path, with 404 for one that no page has', async () => {
    for (const path of ['/auth/register', '/application/land', '/api/user/reset/1/2'])
      expect(await open(path)).toMatchObject({ statusCode: 200, body: 'shell' });
    expect(await open('/no/such/page')).toMatchObject({ statusCode: 404, body: 'shell' });
  });

  it('are not reachable as files', async () => {
    expect((await open('/documents/hi/auth.html')).body).toBe('shell');
  });
});
