import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@ankur/testkit/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemIds } from '../../platform/ids.ts';
import { createErasureList } from './erasure-list.ts';
import { ERASURES_FILE, readErasures } from './erasures.ts';

let folder: string;
let path: string;
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ankur-erased-'));
  path = join(folder, ERASURES_FILE);
  database = await testDatabase();
});
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

async function erase(ago: string): Promise<string> {
  const id = systemIds.next();
  await database.db.execute(sql`insert into erased_rows (kind, id, erased_at)
    values ('scans', ${id}::uuid, now() - ${ago}::interval)`);
  return id;
}
const listed = async () => (await readErasures(path)).map(({ id }) => id);

it('is appended to, also with what a long transaction erased, and written anew when it is gone or cut', async () => {
  const list = createErasureList(database.db, folder);
  const old = await erase('30 days');
  await list.update();
  expect(await listed()).toEqual([old]);
  const [late, fresh] = [await erase('5 minutes'), await erase('0')];
  await list.update();
  expect((await listed()).sort()).toEqual([old, late, fresh].sort());
  const before = await readFile(path, 'utf8');
  await list.update();
  expect(await readFile(path, 'utf8')).toBe(before);
  for (const spoil of [() => rm(path), () => writeFile(path, '')]) {
    await spoil();
    await list.update();
    expect((await listed()).sort()).toEqual([old, late, fresh].sort());
  }
});

it('lists what an update that failed should have added', async () => {
  const list = createErasureList(database.db, folder);
  await list.update();
  const before = await readFile(path);
  const fresh = await erase('0');
  // A folder in its place is larger than the file was, and nothing can be appended to it.
  await rm(path);
  await mkdir(path);
  await expect(list.update()).rejects.toThrow('EISDIR');
  await rm(path, { recursive: true });
  await writeFile(path, before);
  await list.update();
  expect(await listed()).toContain(fresh);
});
