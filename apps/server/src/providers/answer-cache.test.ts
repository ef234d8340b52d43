import { testClock } from '@ankur/testkit/test-app';
import { testDatabase } from '@ankur/testkit/test-database';
import { expect, it } from 'vitest';
import { createAnswerCache, providerAnswers } from './answer-cache.ts';
import { registerAnswerJobs } from './providers.jobs.ts';

const TIMES = { freshMs: 60_000, usableMs: 60_000 };

it('returns an answer although storing it fails', async () => {
  const { db, close } = await testDatabase();
  const cache = createAnswerCache(db, testClock());
  const ask = () => cache.answer('news', TIMES, async () => ({ title: 'half \ud83d' }));
  expect((await ask()).value.title).toContain('half');
  expect((await ask()).stale).toBe(false);
  await close();
});

it('removes answers that were not renewed for a month', async () => {
  const { db, close } = await testDatabase();
  const clock = testClock();
  const cache = createAnswerCache(db, clock);
  await cache.answer('old', TIMES, async () => 1);
  clock.advance(31 * 86_400_000);
  await cache.answer('new', TIMES, async () => 2);
  const works: (() => Promise<void>)[] = [];
  const every = async (_name: string, _cron: string, work: () => Promise<void>) => {
    works.push(work);
  };
  await registerAnswerJobs({ every, stop: async () => {} }, { db, clock });
  for (const work of works) await work();
  expect((await db.select().from(providerAnswers)).map(({ key }) => key)).toEqual(['new']);
  await close();
});
