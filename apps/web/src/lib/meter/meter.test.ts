import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { todayLocal } from '../time/local-date.ts';
import { dataLimitMb, measureLimit, setDataLimit } from './data-limit.ts';
import { addUses, usesUntil } from './meter-store.ts';
import { isNearLimit } from './near-limit.ts';
import { partOf, sumOf, totalOf } from './parts.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  indexedDB.deleteDatabase('ankur-meter');
  vi.useRealTimers();
});

it.each([
  ['/assets/base-abc.js', 'app'],
  ['/sw.js', 'app'],
  ['/application/land', 'app'],
  ['/api/market/prices/', 'prices'],
  ['/api/user/price-alerts/', 'prices'],
  ['/media/posts/a/b.webp', 'pictures'],
  ['/media/reels/a/b.mp4', 'videos'],
  ['/api/greenscan/analyze/', 'scans'],
  ['/api/user/scans/0197/', 'scans'],
  ['/api/user/uploads/0197', 'videos'],
  ['/api/user/posts/addreel/', 'videos'],
  ['/api/news/image/', 'pictures'],
  ['/api/weather/current/', 'other'],
  ['/api/user/expenses/', 'other'],
] as const)('counts %s as %s', (path, part) => {
  expect(partOf(path)).toBe(part);
});

it('sums by part over days, and in total', () => {
  const sum = sumOf([{ app: 10, videos: 5 }, { app: 1 }, {}]);
  expect(sum).toEqual({ app: 11, videos: 5 });
  expect(totalOf(sum)).toBe(16);
});

it('keeps days apart and gives the month up to a day', async () => {
  await addUses('2026-10-31', { app: 900 });
  await addUses('2026-11-01', { app: 5 });
  await addUses('2026-11-22', { app: 7, scans: 2 });
  await addUses('2026-11-22', { app: 1 });
  await addUses('2026-11-23', { app: 100 });
  expect(await usesUntil('2026-11-22')).toEqual({
    day: { app: 8, scans: 2 },
    month: { app: 13, scans: 2 },
  });
});

it('forgets what is older than two months', async () => {
  for (let day = 1; day <= 70; day += 1)
    await addUses(new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10), { app: 1 });
  expect((await usesUntil('2026-01-31')).month.app).toBe(31 - 8);
});

it('is near the limit from four fifths of it on, and no more when the limit is raised or taken away', async () => {
  await addUses(todayLocal(), { videos: 39_900_000 });
  await setDataLimit(50);
  expect([dataLimitMb(), isNearLimit()]).toEqual([50, false]);
  await addUses(todayLocal(), { app: 100_000 });
  await measureLimit();
  expect(isNearLimit()).toBe(true);
  await setDataLimit(100);
  expect(isNearLimit()).toBe(false);
  await setDataLimit(50);
  expect(isNearLimit()).toBe(true);
  await setDataLimit(null);
  expect([dataLimitMb(), isNearLimit()]).toEqual([null, false]);
});
