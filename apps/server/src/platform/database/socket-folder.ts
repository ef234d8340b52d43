import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The kernel's limit for a socket path is 107 bytes, of which the file name needs 20. */
const SOCKET_FOLDER_MAX = 85;

/** Socket folder of the embedded database: inside the data folder, or below the system's temporary folder if too long. */
export function socketFolder(dataDir: string): string {
  const own = join(dataDir, 'run');
  if (Buffer.byteLength(own) <= SOCKET_FOLDER_MAX) return own;
  return join(tmpdir(), `ankur-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
}
