import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@ankur/server/platform/database/migrate';
import { PGlite } from '@electric-sql/pglite';

export const migrationsFolder = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../../apps/server/migrations',
);

/** Runs before the server's tests: one migrated database, kept as a file that every test file copies. */
export default async function setup(project: { provide(key: string, value: string): void }) {
  const folder = await mkdtemp(join(tmpdir(), 'ankur-test-'));
  const pglite = await PGlite.create();
  await migrate(
    {
      run: async (text) => void (await pglite.exec(text)),
      rows: async (text) => (await pglite.query<Record<string, unknown>>(text)).rows,
    },
    migrationsFolder,
  );
  const path = join(folder, 'template.tar');
  const dump = await pglite.dumpDataDir('none');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
  project.provide('databaseTemplate', path);
  return () => rm(folder, { recursive: true, force: true });
}
