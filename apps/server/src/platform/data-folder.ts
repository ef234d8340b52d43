import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ids } from './ids.ts';

/** A secret made once and kept in the data folder, readable by the server alone. */
export async function keptSecret(dataDir: string, name: string, ids: Ids): Promise<string> {
  await mkdir(dataDir, { recursive: true });
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
