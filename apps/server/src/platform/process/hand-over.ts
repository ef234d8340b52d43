import { lchown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { socketFolder } from '../database/socket-folder.ts';
import type { ServiceUser } from './service-user.ts';

/** What the product writes into its data folder; whatever else lies there is not ours to give away. */
const OURS = /^(?:pg(?:\.init-.*)?|run|media|outbox|jwt-secret|erased\.jsonl|unfinished_restore)$/;
const WORLD_WRITABLE = 0o002;

/**
 * Makes a user the owner of what an earlier run left in a data folder, and of the folder itself unless all the world may
 * write there. Links are given away, never what they lead to. What has the right owner is not looked into, so that
 * a large store costs one look at each start.
 */
export async function handOver(dataDir: string, user: ServiceUser): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (OURS.test(name)) await giveTree(join(dataDir, name), user);
  }
  await giveTree(socketFolder(dataDir), user);
  const { uid, mode } = await lstat(dataDir);
  if (uid !== user.uid && (mode & WORLD_WRITABLE) === 0) await lchown(dataDir, user.uid, user.gid);
}

/** The children first: a tree whose top has the right owner is done, also after a kill in the middle. */
async function giveTree(path: string, user: ServiceUser): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (!found || found.uid === user.uid) return;
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await giveAll(join(path, name), user);
  }
  await lchown(path, user.uid, user.gid);
}

async function giveAll(path: string, user: ServiceUser): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (!found) return;
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await giveAll(join(path, name), user);
  }
  if (found.uid !== user.uid) await lchown(path, user.uid, user.gid);
}
