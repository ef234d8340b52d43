import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Who the database runs as when the server itself runs as root, which PostgreSQL refuses. */
export interface PrivilegeDrop {
  uid: number;
  gid: number;
  /** A command to put in front where a parent folder is closed to that user; empty when none is needed. */
  prefix: string[];
}

const NOBODY = 65_534;

/** Undefined unless root. Prefers an existing `postgres` user, else `nobody`. */
export async function privilegeDrop(paths: readonly string[]): Promise<PrivilegeDrop | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const entry = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'postgres');
  const uid = Number(entry?.[2] ?? NOBODY);
  const gid = Number(entry?.[3] ?? NOBODY);
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
    `--inh-caps=${capabilities}`,
    `--ambient-caps=${capabilities}`,
  ];
}
