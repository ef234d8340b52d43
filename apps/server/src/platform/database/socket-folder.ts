import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longest path the kernel takes for a socket is 107 bytes; the file's own name needs 20 of them. */
const SOCKET_FOLDER_MAX = 85;

/** Where the embedded database of a data folder listens: in it, or below the system's temporary folder. */
export function socketFolder(dataDir: string): string {
  const own = join(dataDir, 'run');
  if (Buffer.byteLength(own) <= SOCKET_FOLDER_MAX) return own;
  return join(tmpdir(), `ankur-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
}
