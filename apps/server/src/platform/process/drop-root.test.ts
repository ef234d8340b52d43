import { lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeOwner } from './change-owner.ts';
import { serviceUser } from './service-user.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ankur-user-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const SYSTEM = ['root:x:0:0::/root:/bin/sh', 'nobody:x:65534:65534::/:/bin/false'];
const passwdOf = async (...lines: string[]) => {
  const path = join(folder, 'passwd');
  await writeFile(path, [...SYSTEM, ...lines].join('\n'));
  return path;
};
const isRoot = process.getuid?.() === 0;

describe('the user to which root drops', () => {
  it('is nobody, or the user ankur where it exists', async () => {
    expect(await serviceUser(folder, await passwdOf())).toMatchObject({ uid: 65_534 });
    const passwd = await passwdOf('ankur:x:991:990::/:/bin/false');
    expect(await serviceUser(join(folder, 'not-there'), passwd)).toEqual({
      name: 'ankur',
      uid: 991,
      gid: 990,
    });
  });

  it('is never uid 0 by any name, and never the system’s postgres', async () => {
    const passwd = await passwdOf('ankur:x:0:0::/:/bin/sh', 'postgres:x:101:104::/:/bin/sh');
    expect(await serviceUser(folder, passwd)).toMatchObject({ name: 'nobody' });
    expect(await serviceUser(folder, join(folder, 'none'))).toMatchObject({ uid: 65_534 });
  });

  it.runIf(isRoot)('is the owner of the data folder, when that uid has a name', async () => {
    const passwd = await passwdOf('ankur:x:991:990::/:/bin/false', 'farm:x:1234:1235::/:/bin/sh');
    const user = { name: 'farm', uid: 1234, gid: 1235 };
    await changeOwner(folder, user);
    expect(await serviceUser(folder, passwd)).toEqual(user);
    await changeOwner(folder, { name: '', uid: 4321, gid: 4321 });
    expect(await serviceUser(folder, passwd)).toMatchObject({ name: 'ankur' });
  });
});

describe.runIf(isRoot)('changing the owner of a data folder', () => {
  const user = { name: 'farm', uid: 1234, gid: 1235 };
  const owner = async (...path: string[]) => (await lstat(join(folder, ...path))).uid;

  it('changes the product’s own entries, however deep, and nothing else', async () => {
    await mkdir(join(folder, 'media', 'posts'), { recursive: true });
    await mkdir(join(folder, 'pg'));
    await writeFile(join(folder, 'media', 'posts', 'one.webp'), '');
    await writeFile(join(folder, 'pg', 'PG_VERSION'), '18');
    await writeFile(join(folder, 'jwt-secret'), 'x');
    await writeFile(join(folder, 'somebody-elses'), '');
    await changeOwner(folder, user);
    for (const path of [[], ['media', 'posts', 'one.webp'], ['pg', 'PG_VERSION'], ['jwt-secret']])
      expect(await owner(...path)).toBe(1234);
    expect(await owner('somebody-elses')).toBe(0);
  });

  it('does not follow symbolic links', async () => {
    await mkdir(join(folder, 'outside'));
    await writeFile(join(folder, 'outside', 'letter'), '');
    await symlink(join(folder, 'outside'), join(folder, 'outbox'));
    await changeOwner(folder, user);
    expect(await owner('outbox')).toBe(1234);
    expect(await owner('outside')).toBe(0);
    expect(await owner('outside', 'letter')).toBe(0);
  });
});
