import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anMp4, aWebm } from '../../testing/made-videos.ts';
import { examineInWorker } from './examine-in-worker.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ankur-video-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let made = 0;
async function see(content: Buffer, timeMs?: number) {
  made += 1;
  const path = join(folder, String(made));
  await writeFile(path, content);
  return examineInWorker(path, timeMs);
}

describe('an examined video', () => {
  it('has its container and duration', async () => {
    const mp4 = await see(await anMp4({ seconds: 65 }));
    expect(mp4).toEqual({ kind: 'video', extension: 'mp4', durationS: 65 });
    const webm = await see(await aWebm({ seconds: 2, framesPerS: 5 }));
    expect(webm).toMatchObject({ kind: 'video', extension: 'webm', durationS: 1.8 });
  });

  it('has its first frame where that needs no decoder', async () => {
    const seen = await see(await aWebm({ seconds: 1 }));
    if (seen.kind !== 'video' || !seen.frame) throw new Error('no picture');
    const { data, info } = await sharp(seen.frame).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([96, 160]);
    // Brown, as drawn: red well above green above blue.
    expect(data[0]).toBeGreaterThan((data[1] ?? 0) + 40);
    expect(data[1]).toBeGreaterThan((data[2] ?? 0) + 40);
  });

  it.each([0.999, 0.9, 0.5, 0.1])('is broken when only %d of it is there', async (share) => {
    for (const whole of [await aWebm({ seconds: 40 }), await anMp4({ seconds: 40 })]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      expect(await see(cut)).toEqual({ kind: 'broken' });
    }
  });

  it('is broken when it blocks the parser forever', async () => {
    // A recording of unknown size followed by five million zero bytes.
    const open = Buffer.from(
      '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
      'hex',
    );
    const whole = await aWebm({ seconds: 1 });
    const rest = whole.subarray(whole.indexOf(Buffer.from('1549a966', 'hex')), 120);
    const started = performance.now();
    const seen = await see(Buffer.concat([open, rest, Buffer.alloc(5_000_000)]), 1500);
    expect(seen).toEqual({ kind: 'broken' });
    expect(performance.now() - started).toBeLessThan(8000);
  });

  it('is broken when the time limit passes', async () => {
    expect(await see(await aWebm({ seconds: 1 }), 1)).toEqual({ kind: 'broken' });
  });

  it('is not playable when its frames are larger than any screen', async () => {
    const video = await anMp4({ seconds: 1 });
    const entry = video.lastIndexOf('avc1', undefined, 'latin1');
    video.writeUInt16BE(16_000, entry + 28);
    video.writeUInt16BE(16_000, entry + 30);
    expect(await see(video)).toEqual({ kind: 'unplayable' });
  });
});
