import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { serviceUser } from '../process/service-user.ts';

/** Who the database runs as when the server itself runs as root, which PostgreSQL refuses. */
export interface PrivilegeDrop {
  uid: number;
  gid: number;
  /** Command prefix where a parent folder is closed to that user; else empty. */
  prefix: string[];
}

/** Undefined unless running as root, as only tests and benchmarks do; the server has dropped root before. */
export async function privilegeDrop(
  dataDir: string,
  paths: readonly string[],
): Promise<PrivilegeDrop | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await serviceUser(join(dataDir, 'pg'));
  for (const path of paths) {
    if (!(await isReachable(path))) return { uid, gid, prefix: closedFolderPrefix(uid, gid) };
  }
  return { uid, gid, prefix: [] };
}

/** Whether every parent folder can be traversed by any user. */
async function isReachable(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** `setpriv` (util-linux) changes the user and keeps the capability to traverse closed folders such as /root. */
function closedFolderPrefix(uid: number, gid: number): string[] {
  const capabilities = '+dac_override,+dac_read_search';
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${capabilities}`,
    `--ambient-caps=${capabilities}`,
  ];
}
