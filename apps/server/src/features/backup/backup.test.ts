import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { bootstrap, type OpenServer } from '../../bootstrap.ts';
import { readConfig } from '../../platform/config/config.ts';
import { ensureDataFolder } from '../../platform/data-folder.ts';
import { createErasureList } from './erasure-list.ts';
import { KINDS } from './erasures.ts';
import { type BackupWish, runBackup } from './run-backup.ts';
import { type RestoreWish, runRestore } from './run-restore.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const program = { version: 'test', migrationsFolder };
const quiet = { info: () => {}, warn: () => {} };
const BIG = Buffer.alloc(2_500_000, 'film');

let top: string;
let from: string;
let server: OpenServer;
let app: FastifyInstance;
let asha: TestFarmer;
const said: string[] = [];
const log = {
  info: (line: string) => void said.push(line),
  warn: (line: string) => void said.push(line),
};

const configOf = (DATA_DIR: string, more: Record<string, string> = {}) =>
  readConfig({ DATA_DIR, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...more });
const open = (dataDir: string, more: Record<string, string> = {}) =>
  bootstrap(configOf(dataDir, more), program, quiet);
const path = (name: string) => join(top, name);
const backUp = (name: string, wish: Partial<BackupWish> = {}) =>
  runBackup(
    configOf(from),
    { file: path(name), passphraseFile: undefined, verify: false, media: true, ...wish },
    program,
    log,
  );
const restore = async (
  name: string,
  folder: string,
  wish: Partial<RestoreWish> = {},
  more: Record<string, string> = {},
) => {
  await ensureDataFolder(path(folder));
  const whole = { file: path(name), passphraseFile: undefined, erasedFile: undefined, ...wish };
  return runRestore(configOf(path(folder), more), whole, migrationsFolder, quiet);
};

/** Every row of every table as text, by table; order does not matter. */
async function contentOf({ inputs: { db } }: OpenServer): Promise<Record<string, string[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select relname::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (name === 'backup_runs') continue;
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t order by 1`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

async function fileOf({ inputs }: OpenServer, key: string): Promise<Buffer | null> {
  const part = await inputs.media.get(key);
  if (!part) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of part.stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'ankur-backup-'));
  from = path('from');
  server = await open(from);
  app = await buildApp(server.inputs);
  asha = await aFarmer(app, { name: 'Asha पवार' });
  await aFarmer(app, { email: 'gone@ankur.test' });
  const { db, ids, media } = server.inputs;
  const item = (key: string) =>
    db.execute(sql`insert into feed_items (id, kind, farmer_id, description, media, created_at)
      select ${ids.next()}::uuid, 'reel', id, ${`of "${key}"\n\\.\t\\N\n`}, ${JSON.stringify({ video: key })}::jsonb, now()
      from farmers where email = ${asha.email}`);
  for (const key of ['reels/big.mp4', 'reels/gone.mp4']) await item(key);
  for (let n = 0; n < 20; n++) {
    await item(`reels/v${n}.mp4`);
    await media.put(`reels/v${n}.mp4`, Buffer.from(`film ${n}`), 'video/mp4');
  }
  const made = (path: string, body: object) => asha.call('POST', `/api/user/${path}/`, body);
  for (const [path, body] of [
    ['fields', { name: 'River field', area: 2, area_unit: 'acre' }],
    ['expenses', { category: 'seeds', amount: 10 }],
    ['shares', { days: 7 }],
  ] as const)
    expect([path, (await made(path, body)).statusCode]).toEqual([path, 201]);
  await db.execute(sql`insert into farm_pictures (id, farmer_id, field_id, key, small_key, created_at)
    select ${ids.next()}::uuid, farmer_id, id, 'farm/a.webp', 'farm/b.webp', now() from fields`);
  await media.put('farm/a.webp', Buffer.from('a field'), 'image/webp');
  await media.put('reels/big.mp4', BIG, 'video/mp4');
  await media.put('reels/nobodys.mp4', Buffer.from('nobody names it'), 'video/mp4');
  await db.execute(sql`select make_price_partition('2026-11-01'::date)`);
  await db.execute(sql`insert into price_commodities (name) values ('Cotton')`);
  await writeFile(path('passphrase'), 'a long enough passphrase\n');
}, 60_000);
afterAll(async () => {
  await app?.close();
  await server?.close();
  await rm(top, { recursive: true, force: true });
});

describe('a backup of a running server', () => {
  it('is restored with the same rows and media, into a folder and into a database server', async () => {
    const run = await backUp('one', { verify: true });
    expect([run.outcome, run.note]).toEqual(['verified', null]);
    expect((await stat(path('one'))).mode & 0o777).toBe(0o600);
    const before = await contentOf(server);
    const restored = await restore('one', 'to');
    expect(restored.files).toBe(22);
    const there = await open(path('to'));
    try {
      expect(await contentOf(there)).toEqual(before);
      expect(await fileOf(there, 'reels/big.mp4')).toEqual(BIG);
      expect((await fileOf(there, 'reels/v7.mp4'))?.toString()).toBe('film 7');
      expect(await fileOf(there, 'reels/nobodys.mp4')).toBeNull();
      expect(await readFile(path('to/jwt-secret'), 'utf8')).toBe(
        await readFile(join(from, 'jwt-secret'), 'utf8'),
      );
      const second = await buildApp(there.inputs);
      const me = await second.inject({
        url: '/api/user/name/',
        headers: { authorization: `Bearer ${asha.access}` },
      });
      expect(me.json()).toEqual({ name: asha.name });
      await second.close();
      // Sequences continue, triggers and foreign keys are in force again.
      const { db } = there.inputs;
      await db.execute(sql`insert into price_commodities (name) values ('Wheat')`);
      const orphan = db.execute(
        sql`insert into sprays (id, farmer_id) values (gen_random_uuid(), gen_random_uuid())`,
      );
      await expect(orphan).rejects.toThrow();
      const indexes = sql`select count(*) as n from pg_indexes where schemaname = 'public'`;
      expect((await db.execute(indexes)).rows).toEqual(
        (await server.inputs.db.execute(indexes)).rows,
      );
      await db.execute(sql`delete from farmers where email = 'gone@ankur.test'`);
      expect((await db.execute(sql`select kind from erased_rows`)).rows).toEqual([
        { kind: 'farmers' },
      ]);
    } finally {
      await there.close();
    }
  }, 120_000);

  it('goes from the embedded database to a server, which must be empty', async () => {
    const owner = new pg.Client({
      host: join(from, 'run'),
      user: 'ankur',
      database: 'postgres',
    });
    await owner.connect();
    await owner.query('create role mover login');
    await owner.query('create database moved owner mover');
    await owner.end();
    const DATABASE_URL = `postgres://mover@localhost/moved?host=${encodeURIComponent(join(from, 'run'))}`;
    await restore('one', 'moved', {}, { DATABASE_URL });
    const there = await open(path('moved'), { DATABASE_URL });
    expect((await contentOf(there)).farmers).toEqual((await contentOf(server)).farmers);
    expect(await fileOf(there, 'reels/big.mp4')).toEqual(BIG);
    await there.close();
    await expect(restore('one', 'moved', {}, { DATABASE_URL })).rejects.toThrow(
      /^DATABASE_URL: the database is not empty: it has the table /,
    );
    // As an interrupted restore of an older backup leaves it after the newer migrations.
    const mover = new pg.Client({ host: join(from, 'run'), user: 'mover', database: 'moved' });
    await mover.connect();
    await mover.query('create table unfinished_restore ()');
    await mover.query(`insert into schema_migrations (name) values ('9999-later.sql')`);
    await expect(restore('one', 'moved', {}, { DATABASE_URL })).rejects.toThrow(
      'DATABASE_URL: the database holds an interrupted restore that is already of a newer version',
    );
    expect((await mover.query('select count(*)::int as n from farmers')).rows).toEqual([{ n: 2 }]);
    await mover.end();
  }, 120_000);

  it('is refused by a folder that is not empty', async () => {
    await writeFile(path('to/letter'), '');
    await expect(restore('one', 'to')).rejects.toThrow(/^DATA_DIR: .*to is not empty/);
    await expect(backUp('one')).rejects.toThrow('one is there already');
  });

  it('repeats erasures made after it', async () => {
    await server.inputs.db.execute(sql`delete from farmers where email = 'gone@ankur.test'`);
    await server.inputs.db.execute(
      sql`delete from feed_items where media ->> 'video' = 'reels/v3.mp4'`,
    );
    for (const own of ['fields', 'expenses', 'shares'])
      await server.inputs.db.execute(sql`delete from ${sql.identifier(own)}`);
    await createErasureList(server.inputs.db, top).update();
    const restored = await restore('one', 'erased');
    expect([restored.erased, restored.files]).toEqual([5, 20]);
    const there = await open(path('erased'));
    const { rows } = await there.inputs.db.execute(sql`select email from farmers`);
    expect(rows).toEqual([{ email: asha.email }]);
    for (const key of ['reels/v3.mp4', 'farm/a.webp'])
      expect([key, await fileOf(there, key)]).toEqual([key, null]);
    const content = await contentOf(there);
    for (const own of ['fields', 'farm_pictures', 'expenses', 'shares'])
      expect([own, content[own]]).toEqual([own, []]);
    // The picture went with its field.
    expect(content.erased_rows?.length).toBe(6);
    await there.close();
  }, 120_000);
});

it('records deletions of everything that a farmer can delete by its id', async () => {
  const recorded = async (name: string) => {
    const { rows } = await server.inputs.db.execute<{ table: string }>(
      sql`select tgrelid::regclass::text as table from pg_trigger where tgfoid = ${name}::regproc order by 1`,
    );
    return rows.map((row) => row.table);
  };
  const erased = await recorded('note_erased');
  expect(erased).toEqual([...KINDS].sort());
  // Reports and suggestions go to moderators; an answer goes with its question, an upload within a day.
  const others = ['expert_messages', 'feed_reports', 'suggestions', 'uploads'];
  const deletable = await recorded('remember_deletion');
  expect(deletable.filter((table) => !erased.includes(table))).toEqual(others);
});

describe('an encrypted backup', () => {
  const passphrase = () => ({ passphraseFile: path('passphrase') });

  it('reveals nothing and needs its passphrase', async () => {
    await backUp('sealed', passphrase());
    const bytes = await readFile(path('sealed'));
    expect(bytes.includes('film 7')).toBe(false);
    expect(bytes.includes('manifest')).toBe(false);
    await expect(restore('sealed', 'none')).rejects.toThrow('is encrypted');
    await writeFile(path('wrong'), 'another passphrase\n');
    await expect(restore('sealed', 'none', { passphraseFile: path('wrong') })).rejects.toThrow(
      'the passphrase is another one',
    );
    expect(await readdir(path('none'))).toEqual([]);
    expect((await restore('sealed', 'opened', passphrase())).files).toBe(20);
  }, 120_000);

  it('is refused with one byte changed or missing, and leaves no server that starts', async () => {
    const bytes = await readFile(path('sealed'));
    const at = bytes.length - 1_000_000;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(path('changed'), bytes);
    await expect(restore('changed', 'half', passphrase())).rejects.toThrow('is damaged or cut off');
    await expect(open(path('half'))).rejects.toThrow('a restore into it was cut off');
    await writeFile(path('short'), (await readFile(path('sealed'))).subarray(0, -200));
    await expect(restore('short', 'half', passphrase())).rejects.toThrow('cut off');
    // The same place then accepts the valid one.
    expect((await restore('sealed', 'half', passphrase())).files).toBe(20);
    await (await open(path('half'))).close();
  }, 120_000);
});

it('takes media from an object store and brings them into one', async () => {
  const directory = path('s3');
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'farm', configs: [] }],
  });
  const { port } = await server.run();
  const s3 = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'farm',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  await backUp('plain');
  expect((await restore('plain', 'stored', {}, s3)).files).toBe(20);
  const there = await open(path('stored'), s3);
  expect(await fileOf(there, 'reels/big.mp4')).toEqual(BIG);
  const wish = { file: path('from-s3'), passphraseFile: undefined, verify: false, media: true };
  await runBackup(configOf(path('stored'), s3), wish, program, quiet);
  await there.close();
  await server.close();
  expect((await restore('from-s3', 'back')).files).toBe(20);
  const back = await open(path('back'));
  expect(await fileOf(back, 'reels/big.mp4')).toEqual(BIG);
  await back.close();
}, 120_000);

describe('an interrupted backup', () => {
  it('resumes from its .part file, with the earlier snapshot', async () => {
    await backUp('whole');
    const { size } = await stat(path('whole'));
    await writeFile(path('again.part'), (await readFile(path('whole'))).subarray(0, size - 70));
    await server.inputs.db.execute(
      sql`update farmers set name = 'Later' where email = ${asha.email}`,
    );
    const run = await backUp('again', { verify: true });
    expect(said.at(-3)).toMatch(/^going on with .*again\.part: \d+ of 21 files are there$/);
    expect([run.outcome, run.bytes]).toEqual(['verified', size]);
    expect(await readFile(path('again'))).toHaveLength(size);
    await restore('again', 'resumed');
    const there = await open(path('resumed'));
    expect((await contentOf(there)).farmers?.join()).toContain('पवार');
    await there.close();
  }, 120_000);

  it('resumes an encrypted one with its passphrase, never mixing in unencrypted blocks', async () => {
    const sealed = (await readFile(path('sealed'))).subarray(0, -400);
    await writeFile(path('secret.part'), sealed);
    await backUp('secret', { passphraseFile: path('passphrase') });
    expect(said.join('\n')).toMatch(/going on with .*secret\.part/);
    expect(
      (await restore('secret', 'unsealed', { passphraseFile: path('passphrase') })).files,
    ).toBe(20);
    await writeFile(path('plain-first.part'), (await readFile(path('whole'))).subarray(0, -400));
    await backUp('plain-first', { passphraseFile: path('passphrase') });
    expect(said.join('\n')).toMatch(/plain-first\.part is begun anew: it is not encrypted/);
    expect((await readFile(path('plain-first'))).includes('film 7')).toBe(false);
  }, 120_000);

  it('starts over when the database part is incomplete', async () => {
    await writeFile(path('early.part'), (await readFile(path('whole'))).subarray(0, 20_000));
    await backUp('early');
    expect(said.join('\n')).toMatch(/early\.part is begun anew: .*not copied whole/);
    expect((await restore('early', 'fresh')).files).toBe(20);
    await truncate(path('early'), 10);
    await expect(restore('early', 'nowhere')).rejects.toThrow('is no backup of this product');
  }, 120_000);
});

it('loses its name when it fails verification', async () => {
  const { db } = server.inputs;
  const owner = new pg.Client({ host: join(from, 'run'), user: 'ankur', database: 'postgres' });
  await owner.connect();
  await owner.query('alter table price_commodities add column unknown_here text');
  await expect(backUp('spoilt', { verify: true, media: false })).rejects.toThrow('unknown_here');
  await owner.query('alter table price_commodities drop column unknown_here');
  await owner.end();
  const left = (await readdir(top)).filter((name) => name.startsWith('spoilt'));
  expect(left).toEqual(['spoilt.bad']);
  const { rows } = await db.execute(
    sql`select file, note from backup_runs order by id desc limit 1`,
  );
  expect(rows).toEqual([
    { file: path('spoilt.bad'), note: expect.stringContaining('(renamed to ') },
  ]);
}, 60_000);

it('records the outcome of each', async () => {
  const { rows } = await server.inputs.db.execute<{ outcome: string; n: number }>(
    sql`select outcome, count(*) as n from backup_runs group by 1 order by 1`,
  );
  expect(rows.map(({ outcome }) => outcome)).toEqual(['failed', 'unverified', 'verified']);
});
