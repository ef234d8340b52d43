import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createFinder, type Finder, indexSteps } from '@ankur/assistant/finder';
import type { KnownDocument } from '@ankur/assistant/known-document';
import { createCropNames } from '@ankur/assistant/language/crop-names';
import { documentsOf, type SavedGuide } from '@ankur/assistant/saved-guide';
import { jobsOf } from '@ankur/contracts/crops/jobs';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cropMentions } from '../knowledge/named-crop.ts';
import { questionEncoder } from '../understanding/question-encoder.ts';

const MOST_BYTES = 400_000;
const QUESTIONS = join(
  import.meta.dirname,
  '../../../../../../training/assistant-eval/held-out.jsonl',
);
const rows = readFileSync(QUESTIONS, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { question: string; lang: string; expect: string[] });

let house: TestApp;
beforeAll(async () => {
  house = await buildTestApp();
});
afterAll(() => house.close());

function finderOf(guide: SavedGuide): Finder<KnownDocument> {
  const documents = documentsOf(guide, guide.lang);
  const knowledge = {
    encoder: questionEncoder(),
    cropNamed: createCropNames(guide.crops),
    mentions: cropMentions,
  };
  const steps = indexSteps(documents, knowledge);
  for (;;) {
    const step = steps.next();
    if (step.done) return createFinder(documents, knowledge, step.value);
  }
}

describe.each(['en', 'hi', 'mr', 'te'])('what a device keeps in %s', (lang) => {
  it('fits into 400 KB, of which the size is told before', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const url = `/api/chatbot/guide/?lang=${lang}`;
    const packed = await house.app.inject({ url, headers });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThanOrEqual(MOST_BYTES);
    const size = await house.app.inject({ url: `/api/chatbot/guide/size/?lang=${lang}`, headers });
    expect(size.json()).toEqual({ bytes: packed.rawPayload.length });
  });

  it('comes as gzip to who does not read br, and plain to who reads neither', async () => {
    const url = `/api/chatbot/guide/?lang=${lang}`;
    const read = async (accept: string) => {
      const answer = await house.app.inject({ url, headers: { 'accept-encoding': accept } });
      return { as: answer.headers['content-encoding'], bytes: answer.rawPayload };
    };
    const [br, gzip, plain] = [await read('br'), await read('gzip'), await read('identity')];
    expect([br.as, gzip.as, plain.as]).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
  });

  it('finds on the device what the server finds', async () => {
    const guide = (await house.app.inject({ url: `/api/chatbot/guide/?lang=${lang}` })).json();
    expect(guide.articles).toHaveLength(50);
    for (const { images } of guide.articles) {
      for (const url of images) expect(guide.drawings[url]).toMatch(/^<svg /);
    }
    for (const { id, ...kept } of guide.cropGuides) {
      const whole = (await house.app.inject({ url: `/api/crops/${id}/?lang=${lang}` })).json();
      expect(whole).toMatchObject(kept);
      expect(jobsOf(kept.sections)).toEqual(whole.work);
    }
    const finder = finderOf(guide);
    const own = rows.filter((row) => row.lang === lang);
    const answerable = own.filter((row) => row.expect.some((id) => id.includes(':')));
    const found = answerable.filter((row) =>
      finder
        .find(row.question)
        .candidates.slice(0, 3)
        .some((id) => row.expect.includes(id)),
    );
    expect(found.length / answerable.length).toBeGreaterThanOrEqual(0.85);
    const open = own.filter((row) => row.expect.length === 0);
    const refused = open.filter((row) => finder.find(row.question).documents.length === 0);
    expect(refused.length / open.length).toBeGreaterThanOrEqual(0.8);
  });
});
