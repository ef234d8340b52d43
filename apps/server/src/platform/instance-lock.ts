import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Another process holds the lock. */
export class FolderTaken extends Error {}

/**
 * Locks a data folder for one server: two would each stop the other's database. Waits for a predecessor that is
 * still shutting down. @throws FolderTaken (one sentence) when the folder stays locked.
 */
export const lockDataFolder = (dataDir: string, waitMs = 6_000): Promise<() => void> =>
  lockPath(dataDir, waitMs, `another Ankur already runs on ${dataDir}`);

/**
 * Locks a path for one process of this machine. The lock is a listening socket, released however the process ends.
 * @throws FolderTaken with this message when it stays locked.
 */
export async function lockPath(
  held: string,
  waitMs: number,
  complaint: string,
): Promise<() => void> {
  const name = `ankur-${createHash('sha256').update(held).digest('hex').slice(0, 24)}`;
  const abstract = process.platform === 'linux';
  const path = abstract ? `\0${name}` : join(tmpdir(), `${name}.lock`);
  for (let waited = 0; ; waited += 100) {
    const release = await listen(path);
    if (release) return release;
    if (!abstract && !(await answers(path))) await rm(path, { force: true });
    if (waited >= waitMs) throw new FolderTaken(complaint);
    await sleep(100);
  }
}

function listen(path: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve(() => server.close());
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
