import { lchown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { socketFolder } from '../database/socket-folder.ts';
import type { ServiceUser } from './service-user.ts';

/** Entries that the product writes into its data folder; others keep their owner. */
const OURS = /^(?:pg(?:\.init-.*)?|run|media|outbox|jwt-secret|erased\.jsonl|unfinished_restore)$/;
const WORLD_WRITABLE = 0o002;

/**
 * Changes the owner (chown) of what an earlier run wrote into a data folder, and of the folder itself unless it is
 * world-writable. Symbolic links are not followed. A tree with the right owner is skipped, so that
 * a large store costs one stat at each start.
 */
export async function changeOwner(dataDir: string, user: ServiceUser): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (OURS.test(name)) await changeTree(join(dataDir, name), user);
  }
  await changeTree(socketFolder(dataDir), user);
  const { uid, mode } = await lstat(dataDir);
  if (uid !== user.uid && (mode & WORLD_WRITABLE) === 0) await lchown(dataDir, user.uid, user.gid);
}

/** Children first: a tree whose root has the right owner is complete, also after an interruption. */
async function changeTree(path: string, user: ServiceUser): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (!found || found.uid === user.uid) return;
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await changeAll(join(path, name), user);
  }
  await lchown(path, user.uid, user.gid);
}

async function changeAll(path: string, user: ServiceUser): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (!found) return;
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await changeAll(join(path, name), user);
  }
  if (found.uid !== user.uid) await lchown(path, user.uid, user.gid);
}
