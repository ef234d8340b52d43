import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { cronAt } from './backup.jobs.ts';
import { nightlyWish, rotate } from './nightly.ts';
import { backupName, outdatedBackups } from './rotation.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-23T21:00:00Z');
const nights = (count: number) =>
  Array.from({ length: count }, (_, n) => backupName(new Date(NOW.getTime() - n * DAY_MS)));

it('names a backup by its minute', () => {
  expect(backupName(NOW)).toBe('ankur-20261123T2100Z.backup');
});

it('keeps the last days and the newest of each of the last weeks', () => {
  const names = nights(60);
  const gone = new Set(outdatedBackups(names, { days: 7, weeks: 4 }));
  const kept = names.filter((name) => !gone.has(name)).map((name) => name.slice(6, 14));
  // 23 November 2026 is a Monday; Sundays are the newest of their weeks.
  expect(kept).toEqual([
    ...['20261123', '20261122', '20261121', '20261120', '20261119', '20261118', '20261117'],
    ...['20261115', '20261108'],
  ]);
});

it('counts nights with a backup, never deletes the newest and ignores other files', () => {
  const old = nights(40).slice(30);
  expect(
    outdatedBackups([...old, 'letter.txt', 'erased.jsonl', 'mine.backup'], { days: 3, weeks: 0 }),
  ).toEqual(old.slice(3));
  const twice = [backupName(NOW), backupName(new Date(NOW.getTime() - 3_600_000))];
  expect(outdatedBackups(twice, { days: 1, weeks: 0 })).toEqual(twice.slice(1));
  expect(outdatedBackups(twice.slice(1), { days: 1, weeks: 0 })).toEqual([]);
});

it('resumes an attempt of the same night, and deletes older ones and old failures', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ankur-nightly-'));
  const config = readConfig({ BACKUP_DIR: folder, BACKUP_KEEP_DAYS: '1', BACKUP_KEEP_WEEKS: '0' });
  const [tonight = '', before = '', long = ''] = nights(3);
  const failed = [`${before}.bad`, `${long}.bad`] as const;
  for (const name of [`${before}.part`, `${long}.part`, ...failed, tonight, long, 'letter'])
    await writeFile(join(folder, name), '');
  const at = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
  await utimes(join(folder, `${before}.part`), at(3), at(3));
  for (const name of [`${long}.part`, failed[1]]) await utimes(join(folder, name), at(40), at(40));
  await utimes(join(folder, failed[0]), at(16), at(16));
  expect((await nightlyWish(config, NOW)).file).toBe(join(folder, before));
  expect((await rotate(config, NOW)).sort()).toEqual([long, `${long}.part`, failed[1]].sort());
  expect((await readdir(folder)).sort()).toEqual(
    [`${before}.part`, failed[0], tonight, 'letter'].sort(),
  );
  await rm(folder, { recursive: true });
});

it('turns a time of day in India into a cron line', () => {
  expect(cronAt('02:30')).toBe('0 21 * * *');
  expect(cronAt('05:45')).toBe('15 0 * * *');
});
