import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootstrap, type OpenServer } from '../../bootstrap.ts';
import { readConfig } from '../config/config.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const features = fileURLToPath(new URL('../../features', import.meta.url));
const quiet = { info: () => {}, warn: () => {} };
const run = promisify(execFile);

let folder: string;
let server: OpenServer;
const open = (isCommand: boolean, migrations = migrationsFolder) =>
  bootstrap(
    readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }),
    { version: 'test', migrationsFolder: migrations, isCommand },
    quiet,
  );
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ankur-beside-'));
  server = await open(false);
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const farmers = async ({ inputs }: OpenServer) =>
  (await inputs.db.execute<{ n: number }>(sql`select count(*) as n from farmers`)).rows[0]?.n;

it('lets a command use the database of a running server, with the application’s privileges', async () => {
  const command = await open(true);
  const { db, ids } = command.inputs;
  await db.execute(sql`insert into farmers (id, email, name, password_hash, created_at)
    values (${ids.next()}::uuid, 'asha@ankur.test', 'Asha', 'x', now())`);
  const drop = db.execute(sql`drop table farmers`);
  await expect(drop).rejects.toMatchObject({ cause: { code: '42501' } });
  await command.close();
  expect(await farmers(server)).toBe(1);
});

it('lets every operator command do so', async () => {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  const say = async (script: string, ...words: string[]) =>
    (await run(process.execPath, [join(features, script), ...words], { env })).stdout.trim();
  const asha = 'asha@ankur.test';
  const operator = 'console/scripts/operator.ts';
  expect(await say(operator, 'add', asha, '--role', 'operator')).toBe(`${asha} is now operator`);
  expect(await say(operator, 'list')).toBe(`${asha}  operator`);
  expect(await say('community/scripts/moderate.ts', 'log')).toContain(asha);
  expect(await say('experts/scripts/experts.ts', 'list')).toBe('0 experts');
  const price =
    'State,District,Market,Commodity,Variety,Grade,Arrival_Date,Min_Price,Max_Price,Modal_Price\n';
  const file = join(folder, 'prices.csv');
  await writeFile(
    file,
    `${price}Maharashtra,Yavatmal,Yavatmal,Cotton,Other,FAQ,21/11/2026,6000,7000,6500\n`,
  );
  expect(await say('market/scripts/import-prices.ts', file)).toMatch(/1 kept|kept 1/);
  expect(await farmers(server)).toBe(1);
}, 180_000);

it('refuses a second server on the same folder', async () => {
  await expect(open(false)).rejects.toThrow('already runs');
}, 15_000);

it('starts the database for a command when no server runs', async () => {
  await server.close();
  const command = await open(true);
  expect(await farmers(command)).toBe(1);
  await command.close();
  server = await open(false);
});
