import { readFile, stat } from 'node:fs/promises';

/** Whom the product works as when it was started as root. */
export interface ServiceUser {
  name: string;
  uid: number;
  gid: number;
}

const NOBODY: ServiceUser = { name: 'nobody', uid: 65_534, gid: 65_534 };
/** An operator who wants a user of its own makes one by this name. */
const PREFERRED = ['ankur', 'nobody'];

/**
 * The owner of the data folder where that is a user who is not root; else the user `ankur`, where there is one; else `nobody`. Only
 * users that the system knows: PostgreSQL makes no database for a number without a name.
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
