import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { serviceUser } from '../process/service-user.ts';

/** Who the database runs as when the server itself runs as root, which PostgreSQL refuses. */
export interface PrivilegeDrop {
  uid: number;
  gid: number;
  /** A command to put in front where a parent folder is closed to that user; empty when none is needed. */
  prefix: string[];
}

/** Undefined unless root, which the server leaves before; tests and benches start a database as root. */
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

/** True when every folder on the way may be crossed by anybody. */
async function isReachable(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** `setpriv` (util-linux) changes the user but lets it cross closed folders such as /root. */
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
