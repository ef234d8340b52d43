import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { BadSetting } from '../../platform/config/config.ts';
import { backupName, outdatedBackups } from './rotation.ts';
import type { BackupWish } from './run-backup.ts';

const PART = /^ankur-.*\.backup\.part$/;
const BAD = /^ankur-.*\.backup\.bad$/;
const DAY_MS = 86_400_000;
/** How long an interrupted attempt may be resumed. */
const PART_MS = 20 * 3_600_000;

/** Options of tonight's backup by the settings; resumes one interrupted less than a day ago. */
export async function nightlyWish(config: Config, now: Date): Promise<BackupWish> {
  const { BACKUP_DIR: folder } = config;
  if (!folder) throw new BadSetting('BACKUP_DIR: must be set for nightly backups');
  const parts = (await readdir(folder).catch(() => [])).filter((name) => PART.test(name));
  let unfinished: string | undefined;
  for (const name of parts.sort()) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs < PART_MS) unfinished = name.slice(0, -'.part'.length);
  }
  return {
    file: join(folder, unfinished ?? backupName(now)),
    passphraseFile: config.BACKUP_PASSPHRASE_FILE,
    verify: config.BACKUP_VERIFY === 'on',
    media: true,
  };
}

/** Deletes outdated nightly backups, abandoned attempts and old backups that failed verification. Returns their names. */
export async function rotate(config: Config, now: Date): Promise<string[]> {
  const folder = config.BACKUP_DIR ?? '';
  const names = await readdir(folder);
  const gone = outdatedBackups(names, {
    days: config.BACKUP_KEEP_DAYS,
    weeks: config.BACKUP_KEEP_WEEKS,
  });
  const addOlder = async (pattern: RegExp, ageMs: number) => {
    for (const name of names.filter((found) => pattern.test(found))) {
      const { mtimeMs } = await stat(join(folder, name));
      if (now.getTime() - mtimeMs >= ageMs) gone.push(name);
    }
  };
  await addOlder(PART, PART_MS);
  await addOlder(BAD, config.BACKUP_KEEP_DAYS * DAY_MS);
  for (const name of gone) await rm(join(folder, name), { force: true });
  return gone;
}
