import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SOUND_BYTES_MAX } from '@ankur/contracts/transcription/rules';
import { createGazetteer } from '@ankur/server/providers/geocoding/gazetteer';
import { createFakeWeather } from '@ankur/server/providers/weather/fake-weather';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTranscriber } from '../../providers/transcription/openai-transcriber.ts';

/** Begins as a recording of Chrome does: EBML header of WebM. */
const WEBM = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(400, 7),
]);

type Play = (request: IncomingMessage, body: string, response: ServerResponse) => void;

/** An endpoint that speaks the protocol and plays one answer; remembers what it was asked. */
async function aService(play: Play) {
  const asked: { path: string; authorization: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('latin1');
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
    play(request, body, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
const says =
  (text: string): Play =>
  (_request, _body, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text }));

let closing: (() => unknown)[];
beforeEach(() => {
  closing = [];
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
});

async function open(play: Play | null, timeoutMs?: number) {
  const service = await aService(play ?? says(''));
  const transcriber = createTranscriber(
    {
      TRANSCRIPTION_URL: play ? service.url : undefined,
      TRANSCRIPTION_API_KEY: 'k-1',
      TRANSCRIPTION_MODEL: 'small',
    },
    timeoutMs,
  );
  const { app, close }: TestApp = await buildTestApp({
    providers: {
      weather: createFakeWeather(),
      geocoder: createGazetteer(),
      transcriber: transcriber ?? undefined,
    },
  });
  closing.push(service.close, close);
  const farmer = await aFarmer(app);
  const send = async (
    content: Uint8Array,
    { language = 'hi', by = farmer as TestFarmer | null } = {},
  ) => {
    const form = await multipart({}, [
      { field: 'sound', name: '../x.exe', content, type: 'application/x-msdownload' },
    ]);
    return app.inject({
      method: 'POST',
      url: `/api/user/transcription/?language=${language}`,
      payload: form.payload,
      headers: { ...form.headers, ...(by ? { authorization: `Bearer ${by.access}` } : {}) },
    });
  };
  return { app, service, send };
}
const codeOf = (answer: { json(): { problems: { code: string }[] } }) =>
  answer.json().problems[0]?.code;

it('gives the words of a recording in the language that is asked for, and sends nothing but that', async () => {
  const { app, service, send } = await open(says('  पाँच सौ रुपये का\nखाद कल '));
  const about = await app.inject('/api/transcription/');
  expect(about.json()).toEqual({ available: true });
  const answer = await send(WEBM);
  expect([answer.statusCode, answer.json()]).toEqual([200, { text: 'पाँच सौ रुपये का खाद कल' }]);
  expect(answer.headers['cache-control']).toBe('no-store');
  const [asked] = service.asked;
  expect(asked).toMatchObject({ path: '/v1/audio/transcriptions', authorization: 'Bearer k-1' });
  expect(asked?.body).toMatch(/name="model"\r\n\r\nsmall\r\n/);
  expect(asked?.body).toMatch(/name="language"\r\n\r\nhi\r\n/);
  expect(asked?.body).toContain('filename="sound.webm"');
  expect(asked?.body).not.toContain('x.exe');
});

it('refuses what is no recording, too long, missing, in no language, or of nobody', async () => {
  const { service, send, app } = await open(says('x'));
  const picture = await send(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
  expect([picture.statusCode, codeOf(picture)]).toEqual([415, 'sound_not_readable']);
  const long = await send(Buffer.concat([WEBM, Buffer.alloc(SOUND_BYTES_MAX)]));
  expect([long.statusCode, codeOf(long)]).toEqual([413, 'sound_too_large']);
  const empty = await send(Buffer.alloc(0));
  expect([empty.statusCode, codeOf(empty)]).toEqual([400, 'sound_missing']);
  expect((await send(WEBM, { language: 'xx' })).statusCode).toBe(400);
  expect((await send(WEBM, { by: null })).statusCode).toBe(401);
  const farmer = await aFarmer(app);
  const json = await farmer.call('POST', '/api/user/transcription/?language=hi', { sound: 'x' });
  expect([json.statusCode, codeOf(json)]).toEqual([400, 'sound_missing']);
  expect(service.asked).toEqual([]);
});

it('says that it cannot, without a reason from inside, when the service fails, and leaves it alone then', async () => {
  const { service, send } = await open((_request, _body, response) => {
    response.writeHead(500).end('stack trace of the service');
  });
  const answer = await send(WEBM);
  expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'transcription_unavailable']);
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.body).not.toContain('stack trace');
  expect((await send(WEBM)).statusCode).toBe(503);
  expect(service.asked).toHaveLength(1);
});

it.each<[string, Play]>([
  ['is silent', () => undefined],
  ['answers with no text', (_request, _body, response) => void response.end('{"words":1}')],
  ['answers with a flood', (_request, _body, response) => void response.end('x'.repeat(300_000))],
  ['cuts', (request) => void request.socket.destroy()],
  [
    'points elsewhere',
    (_request, _body, response) =>
      void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  ],
])('is 503 when the service %s', async (_name, play) => {
  const { send } = await open(play, 300);
  expect((await send(WEBM)).statusCode).toBe(503);
});

it('tries one recording after the rest, and says of the others that the service is left alone', async () => {
  let status = 500;
  const service = await aService((_request, _body, response) =>
    response.writeHead(status).end('{"text":"haan"}'),
  );
  closing.push(service.close);
  const key = { TRANSCRIPTION_API_KEY: 'k-1', TRANSCRIPTION_MODEL: 'small' };
  const transcriber = createTranscriber({ TRANSCRIPTION_URL: service.url, ...key }, 1_000, 20);
  const sound = { content: WEBM, type: 'audio/webm', name: 'sound.webm' };
  const send = () => transcriber?.transcribe(sound, 'hi');
  await expect(send()).rejects.toMatchObject({ kind: 'refused' });
  status = 200;
  await vi.waitFor(() => expect(transcriber?.rests()).toBe(false));
  const [first, second] = await Promise.allSettled([send(), send()]);
  expect(first).toEqual({ status: 'fulfilled', value: 'haan' });
  expect(second).toMatchObject({ reason: { kind: 'unreachable' } });
});

it('keeps asking after a recording that the service cannot read', async () => {
  const { service, send } = await open((_request, _body, response) => {
    response.writeHead(400).end('{}');
  });
  const answer = await send(WEBM);
  expect([answer.statusCode, codeOf(answer)]).toEqual([415, 'sound_not_readable']);
  await send(WEBM);
  expect(service.asked).toHaveLength(2);
});

it('tells phones when no service is set', async () => {
  const { app, send } = await open(null);
  expect((await app.inject('/api/transcription/')).json()).toEqual({ available: false });
  expect((await send(WEBM)).statusCode).toBe(503);
});
