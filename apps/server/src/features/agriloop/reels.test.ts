import type { Reel } from '@ankur/contracts/community/feed-item';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { memoryStore } from '@ankur/testkit/memory-store';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anMp4, aWebm } from '../../testing/made-videos.ts';

let test: TestApp;
let asha: TestFarmer;
const media = memoryStore();

beforeAll(async () => {
  test = await buildTestApp({ media });
  asha = await aFarmer(test.app);
});
afterAll(() => test.close());

async function post(video: Buffer, poster?: Buffer) {
  const form = await multipart({ description: 'Weeding' }, [
    { field: 'video', name: 'film.mp4', type: 'video/mp4', content: video },
    ...(poster ? [{ field: 'poster', name: 'p.jpg', type: 'image/jpeg', content: poster }] : []),
  ]);
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/user/reels/',
    headers: { ...form.headers, authorization: `Bearer ${asha.access}` },
    payload: form.payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const flat = (background: string) =>
  sharp({ create: { width: 90, height: 160, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Size and first point of a reel's poster. */
async function posterOf(reel: Reel) {
  const { rawPayload } = await test.app.inject({ url: reel.poster ?? '' });
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, point: [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0] };
}

describe('the poster of a reel', () => {
  it('is the one that came with it', async () => {
    const { body } = await post(await aWebm({ seconds: 1 }), await flat('#0000ff'));
    const { point } = await posterOf(body);
    expect(point[2]).toBeGreaterThan(200);
  });

  it.each([
    ['none came', undefined],
    ['what came is no picture', Buffer.from('<svg onload="alert(1)"/>')],
  ])('is the first picture of the video when %s', async (_why, poster) => {
    const { status, body } = await post(await aWebm({ seconds: 3 }), poster);
    expect(status).toBe(201);
    const { width, point } = await posterOf(body);
    expect(width).toBe(96);
    expect(point[0]).toBeGreaterThan(150);
    expect(point[2]).toBeLessThan(90);
  });

  it('is drawn where the frames need a decoder', async () => {
    const { body } = await post(await anMp4({ seconds: 65 }));
    expect([body.duration_s, body.video.slice(-4)]).toEqual([65, '.mp4']);
    expect((await posterOf(body)).width).toBe(720);
  });
});

describe('what a refused or lost reel leaves behind', () => {
  it('is nothing when it lasts an hour', async () => {
    media.files.clear();
    const { status, body } = await post(await anMp4({ seconds: 3600 }));
    expect([status, body.errors.video]).toEqual([400, ['Videos can be 10 minutes long at most!']]);
    expect((await post(await anMp4({ seconds: 600 }))).status).toBe(201);
    expect(media.files.size).toBe(2);
  });

  it('is nothing when its row cannot be written', async () => {
    media.files.clear();
    const gone = vi
      .spyOn(test.inputs.db, 'transaction')
      .mockRejectedValue(new Error('the database is gone'));
    expect((await post(await aWebm({ seconds: 1 }))).status).toBe(500);
    gone.mockRestore();
    expect(media.files.size).toBe(0);
  });

  it('is nothing when a store takes the video and not the poster', async () => {
    media.files.clear();
    const { put } = media;
    media.put = async (key, ...rest) => {
      if (key.endsWith('.webp')) throw new Error('full');
      await put(key, ...rest);
    };
    expect((await post(await aWebm({ seconds: 1 }))).status).toBe(500);
    expect(media.files.size).toBe(0);
    media.put = put;
  });
});
