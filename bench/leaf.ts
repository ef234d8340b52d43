import { leafPhotographs } from '../e2e/support/browser-leaf.ts';
import { memoryOf } from './proof/support/processes.ts';
import { percentile } from './support/percentile.ts';
import { startWatchedApp } from './support/watched-app.ts';

const PHOTOS = 60;
const AT_ONCE = 16;
const ROUNDS = 8;

async function upload(url: string, photo: Buffer): Promise<number> {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(photo)], 'leaf.jpg', { type: 'image/jpeg' }));
  const began = performance.now();
  const answer = await fetch(`${url}/api/greenscan/analyze/`, { method: 'POST', body: form });
  if (answer.status !== 200) throw new Error(`status ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - began;
}

async function oneByOne(url: string, photos: readonly Buffer[], count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++)
    times.push(await upload(url, photos[i % photos.length] as Buffer));
  return times;
}

const show = (name: string, value: number, unit: string, limit?: number) =>
  console.log(
    `${name.padEnd(46)}${value.toFixed(1).padStart(9)} ${unit}${limit === undefined ? '' : `   (at most ${limit})`}`,
  );

/**
 * The leaf classifier on the built server: time per photograph, memory, and event loop delay under
 * 16 concurrent uploads. `LEAF_PHOTOS` names a folder of JPEG files; default: a synthetic leaf.
 */
export default async function measure(): Promise<void> {
  const app = await startWatchedApp();
  const { url } = app;
  const residentMiB = async () => (await memoryOf(app.process.pid ?? 0))?.rssMb ?? Number.NaN;
  try {
    const photos = leafPhotographs(process.env.LEAF_PHOTOS, PHOTOS);
    // The first start loads the price sample; its memory is not the classifier's.
    await (await fetch(`${url}/api/market/ticker/`)).arrayBuffer();
    const before = await residentMiB();
    const first = await upload(url, photos[0] as Buffer);
    await oneByOne(url, photos, 10);
    await app.loopDelay();
    const times = await oneByOne(url, photos, PHOTOS);
    show('first photograph, model opened', first, 'ms');
    show('a photograph, p50', percentile(times, 0.5), 'ms', 60);
    show('a photograph, p95', percentile(times, 0.95), 'ms');
    show('memory added after one at a time', (await residentMiB()) - before, 'MiB', 150);
    await app.loopDelay();
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, i) => upload(url, photos[i % photos.length] as Buffer)),
      );
    }
    const late = await app.loopDelay();
    show('event loop p99 with 16 uploads at once', late.p99Ms, 'ms', 50);
    show('memory added after 16 at once', (await residentMiB()) - before, 'MiB', 150);
  } finally {
    await app.remove();
  }
}
