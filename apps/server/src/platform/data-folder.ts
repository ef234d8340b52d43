import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BadSetting } from './config/config.ts';
import type { Ids } from './ids.ts';

/** Creates the folder that a setting names. @throws BadSetting when it is not writable. */
export async function ensureDataFolder(dataDir: string, setting = 'DATA_DIR'): Promise<void> {
  try {
    await makeFolder(dataDir);
    // Tested by writing: access(2) ignores the capability to cross closed folders that this process may have.
    await rmdir(await mkdtemp(join(dataDir, '.try-')));
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    throw new BadSetting(`${setting}: ${dataDir} cannot be used (${code})`);
  }
}

/** Creates a folder and its parents one by one: a recursive mkdir of Node never returns below /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && !existsSync(dirname(path))) {
      await makeFolder(dirname(path));
      await mkdir(path);
    } else if (code !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  }
}

/** A secret created once and stored in the data folder, readable by the server alone. */
export async function storedSecret(dataDir: string, name: string, ids: Ids): Promise<string> {
  const path = join(dataDir, name);
  try {
    await writeFile(path, ids.secret(48), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length < 16) throw new Error(`${path} is damaged: delete it to have a new one made`);
  return secret;
}
