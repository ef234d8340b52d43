import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPLOAD_KEPT_MS } from '@ankur/contracts/community/upload-rules';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { systemIds } from '../../platform/ids.ts';
import { aWebm } from '../../testing/made-videos.ts';
import { forgetStale } from './agriloop.jobs.ts';
import { assembleUpload } from './assemble-upload.ts';
import { createUploadsRepository } from './uploads.repository.ts';

const UPLOADS = '/api/user/uploads/';
const PIECE = 512 * 1024;
let test: TestApp;
let asha: TestFarmer;
let folder: string;

beforeAll(async () => {
  test = await buildTestApp();
  asha = await aFarmer(test.app);
  folder = await mkdtemp(join(tmpdir(), 'ankur-test-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (
  app: FastifyInstance,
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
  url: string,
  headers: Record<string, string> = {},
  payload?: Buffer,
  farmer = asha,
) =>
  app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${farmer.access}`, 'tus-resumable': '1.0.0', ...headers },
    ...(payload ? { payload } : {}),
  });

const send = (app: FastifyInstance, url: string, at: number, piece: Buffer) =>
  ask(
    app,
    'PATCH',
    url,
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(at) },
    piece,
  );

async function begin(length: number): Promise<string> {
  const answer = await ask(test.app, 'POST', UPLOADS, { 'upload-length': String(length) });
  expect(answer.statusCode).toBe(201);
  return String(answer.headers.location);
}

describe('a resumable upload', () => {
  it('is stored byte for byte despite lost answers and a second process', async () => {
    const whole = Buffer.alloc(5 * PIECE + 777, 'field-');
    for (let at = 0; at < whole.length; at += 4096)
      whole.writeUInt32LE(at, Math.min(at, whole.length - 4));
    const url = await begin(whole.length);
    const second = await buildApp(test.inputs);
    let sent = 0;
    for (let turn = 0; ; turn += 1) {
      const app = turn % 2 ? second : test.app;
      const at = Number((await ask(app, 'HEAD', url)).headers['upload-offset']);
      if (at === whole.length) break;
      const piece = whole.subarray(at, at + PIECE);
      await send(app, url, at, piece);
      sent += piece.length;
      // The answer was lost and the client repeats the chunk: refused, stored once.
      if (turn === 2) expect((await send(app, url, at, piece)).statusCode).toBe(409);
    }
    expect(sent).toBe(whole.length);
    const path = join(folder, 'whole');
    const farmerId = JSON.parse(atob(asha.access.split('.')[1] ?? '')).sub as string;
    const id = url.split('/').at(-2) ?? '';
    const made = await assembleUpload(createUploadsRepository(test.inputs.db), farmerId, id, path);
    expect(made).toEqual({ bytes: whole.length });
    const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    expect(hash(await readFile(path))).toBe(hash(whole));
    await second.close();
  });

  it('refuses a gap, excess bytes, an oversized chunk and an oversized file', async () => {
    const url = await begin(10);
    expect((await send(test.app, url, 5, Buffer.from('abc'))).statusCode).toBe(409);
    expect((await send(test.app, url, 0, Buffer.alloc(11))).statusCode).toBe(409);
    expect((await send(test.app, url, 0, Buffer.alloc(1024 * 1024 + 1))).statusCode).toBe(413);
    const huge = await ask(test.app, 'POST', UPLOADS, { 'upload-length': '104857600' });
    expect([huge.statusCode, huge.json().errors.video]).toEqual([
      413,
      ['Video size must be less than 100MB!'],
    ]);
  });

  it('is 404 for other farmers, and an incomplete one makes no reel', async () => {
    const url = await begin(10);
    const other = await aFarmer(test.app);
    expect((await ask(test.app, 'HEAD', url, {}, undefined, other)).statusCode).toBe(404);
    expect((await test.app.inject({ method: 'HEAD', url })).statusCode).toBe(401);
    const id = url.split('/').at(-2);
    const reel = await asha.call('POST', '/api/user/reels/', { description: 'x', upload_id: id });
    expect([reel.statusCode, reel.json().errors.video]).toEqual([400, ['Please upload a video!']]);
    expect((await ask(test.app, 'DELETE', url)).statusCode).toBe(204);
    expect((await ask(test.app, 'HEAD', url)).statusCode).toBe(404);
  });

  it('makes room for a sixth one instead of refusing it', async () => {
    const other = await aFarmer(test.app);
    const length = { 'upload-length': '10' };
    const urls: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      test.clock.advance(1000);
      const made = await ask(test.app, 'POST', UPLOADS, length, undefined, other);
      urls.push(String(made.headers.location));
    }
    const heads = urls.map((url) => ask(test.app, 'HEAD', url, {}, undefined, other));
    const statuses = (await Promise.all(heads)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 200, 200, 200, 200, 200]);
  });

  it('stays when its reel cannot be stored', async () => {
    const video = await aWebm({ seconds: 1 });
    const url = await begin(video.length);
    await send(test.app, url, 0, video);
    const reel = { description: 'Weeding', upload_id: url.split('/').at(-2) };
    const gone = vi
      .spyOn(test.inputs.db, 'transaction')
      .mockRejectedValue(new Error('the database is gone'));
    expect((await asha.call('POST', '/api/user/reels/', reel)).statusCode).toBe(500);
    gone.mockRestore();
    const again = await asha.call('POST', '/api/user/reels/', reel);
    expect([again.statusCode, again.json().bytes]).toEqual([201, video.length]);
    const kept = createUploadsRepository(test.inputs.db);
    expect(await kept.readPiece(String(reel.upload_id), 0)).toBeUndefined();
  });

  it('makes one reel when the answer was lost and the form is submitted again', async () => {
    const video = await aWebm({ seconds: 1 });
    const url = await begin(video.length);
    await send(test.app, url, 0, video);
    const id = systemIds.next();
    const share = (description: string, upload = url) => {
      const upload_id = upload.split('/').at(-2);
      return asha.call('POST', '/api/user/reels/', { id, description, upload_id });
    };
    const made = await Promise.all([share('Sowing'), share('Sowing')]);
    const head = await ask(test.app, 'HEAD', url);
    expect(Number(head.headers['upload-offset'])).toBe(video.length);
    const late = await share('Sowing');
    expect([...made, late].map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    for (const answer of [...made, late]) expect(answer.json().id).toBe(id);
    const own = (await asha.call('GET', '/api/user/reels/')).json() as { description: string }[];
    expect(own.filter(({ description }) => description === 'Sowing')).toHaveLength(1);
    expect((await share('Reaping')).statusCode).toBe(409);
    // The upload expired and was repeated: the reel is known by its own id.
    expect((await share('Sowing', await begin(9))).statusCode).toBe(200);
  });

  it('is begun once under the client’s id, also when the answer was lost', async () => {
    const id = systemIds.next();
    const metadata = (said: string) => ({
      'upload-metadata': `filename ZmlsbQ==,id ${Buffer.from(said).toString('base64')}`,
    });
    const start = (length: number, said = id, farmer = asha) =>
      ask(
        test.app,
        'POST',
        UPLOADS,
        { 'upload-length': String(length), ...metadata(said) },
        undefined,
        farmer,
      );
    const both = await Promise.all([start(20), start(20)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
    for (const { headers } of both) expect(headers.location).toBe(`${UPLOADS}${id}/`);
    await send(test.app, `${UPLOADS}${id}/`, 0, Buffer.alloc(8));
    const late = await start(20);
    expect([late.statusCode, late.headers['upload-offset']]).toEqual([200, '8']);
    expect((await start(21)).statusCode).toBe(409);
    const ravi = await aFarmer(test.app);
    expect((await start(20, id, ravi)).statusCode).toBe(409);
    await ask(test.app, 'DELETE', `${UPLOADS}${id}/`);
    const gone = await start(20);
    expect([gone.statusCode, Object.keys(gone.json().errors)]).toEqual([410, ['id']]);
    const bad = await start(20, 'one');
    expect([bad.statusCode, Object.keys(bad.json().errors)]).toEqual([400, ['id']]);
  });

  it('stays one reel when the page lost the write’s id, with the latest description', async () => {
    const video = await aWebm({ seconds: 1 });
    const url = await begin(video.length);
    await send(test.app, url, 0, video);
    const upload_id = url.split('/').at(-2);
    const share = async (description: string, farmer = asha) => {
      const answer = await farmer.call('POST', '/api/user/reels/', { description, upload_id });
      return [answer.statusCode, answer.json().id, answer.json().description];
    };
    const [status, id] = await share('Threshing');
    expect(status).toBe(201);
    expect(await share('Threshing')).toEqual([201, id, 'Threshing']);
    expect(await share('Threshing rice')).toEqual([201, id, 'Threshing rice']);
    expect((await share('Mine', await aFarmer(test.app)))[0]).toBe(400);
    // Deleted since: the video must be uploaded again.
    expect((await asha.call('DELETE', `/api/user/reels/${id}/`)).statusCode).toBe(204);
    expect((await share('Threshing'))[0]).toBe(400);
  });

  it('is deleted when idle, with temporary files of killed processes', async () => {
    const url = await begin(10);
    const left = join(folder, 'left-behind');
    const fresh = join(folder, 'fresh');
    for (const path of [left, fresh]) await writeFile(path, 'x');
    const now = test.clock.now();
    await utimes(left, now, new Date(now.getTime() - UPLOAD_KEPT_MS - 1000));
    await utimes(fresh, now, now);
    await forgetStale(test.inputs.db, now, folder);
    const names = await readdir(folder);
    expect([names.includes('left-behind'), names.includes('fresh')]).toEqual([false, true]);
    expect((await ask(test.app, 'HEAD', url)).statusCode).toBe(200);
    await forgetStale(test.inputs.db, new Date(now.getTime() + UPLOAD_KEPT_MS + 1000), folder);
    expect((await ask(test.app, 'HEAD', url)).statusCode).toBe(404);
    expect(await readdir(folder)).not.toContain('fresh');
  });
});
