import { readFile, stat } from 'node:fs/promises';

/** The unprivileged user to which root drops. */
export interface ServiceUser {
  name: string;
  uid: number;
  gid: number;
}

const NOBODY: ServiceUser = { name: 'nobody', uid: 65_534, gid: 65_534 };
/** Preferred user name, where the operator created it. */
const PREFERRED = ['ankur', 'nobody'];

/**
 * The owner of the data folder unless that is root; else the user `ankur`, if it exists; else `nobody`. Only
 * users with a name: initdb refuses a uid without one.
 */
export async function serviceUser(dataDir: string, passwd = '/etc/passwd'): Promise<ServiceUser> {
  const known = await usersOf(passwd);
  const owner = await stat(dataDir).then(
    ({ uid }) => uid,
    () => 0,
  );
  const chosen =
    known.find(({ uid }) => owner !== 0 && uid === owner) ??
    PREFERRED.map((wanted) => known.find(({ name }) => name === wanted)).find(Boolean);
  return chosen ?? NOBODY;
}

async function usersOf(passwd: string): Promise<ServiceUser[]> {
  const text = await readFile(passwd, 'utf8').catch(() => '');
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .filter((parts) => parts.length > 3)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
}
