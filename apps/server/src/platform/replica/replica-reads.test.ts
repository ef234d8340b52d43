import { aFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { testDatabase } from '@ankur/testkit/test-database';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecentWriters } from './recent-writers.ts';
import { createReplicaReads, type Reads } from './replica-reads.ts';

describe('reads of a replica', () => {
  const answering = (name: string): Reads =>
    ({ execute: async () => ({ rows: [name] }) }) as unknown as Reads;
  const readBy = async (reads: Reads) => (await reads.execute(sql`select 1`)).rows[0];
  let isRecent = true;
  let writers = createRecentWriters(60_000);
  const open = (replica: Reads = answering('replica')) =>
    createReplicaReads({
      primary: answering('primary'),
      replica,
      isRecent: () => isRecent,
      writers,
    });
  beforeEach(() => {
    isRecent = true;
    writers = createRecentWriters(60_000);
  });

  it('go there', async () => {
    expect(await readBy(open().of('a'))).toBe('replica');
  });

  it('go to the primary while the replica is too old', async () => {
    isRecent = false;
    expect(await readBy(open().of('a'))).toBe('primary');
  });

  it('go to the primary for whoever wrote a moment ago, and for nobody else', async () => {
    const replica = open();
    await replica.wrote('a');
    expect(await readBy(replica.of('a'))).toBe('primary');
    expect(await readBy(replica.of('b'))).toBe('replica');
  });

  it('are made on the primary when the replica fails', async () => {
    const broken = { execute: async () => Promise.reject(new Error('away')) } as unknown as Reads;
    expect(await readBy(open(broken).of('a'))).toBe('primary');
  });

  it('go back to the replica after the time', async () => {
    writers = createRecentWriters(20);
    const replica = open();
    await replica.wrote('a');
    expect(await readBy(replica.of('a'))).toBe('primary');
    await expect.poll(() => readBy(replica.of('a'))).toBe('replica');
  });

  it('go to the primary while Redis, which knows of all processes, cannot be reached', async () => {
    const far = createRecentWriters(60_000, 'redis://127.0.0.1:9');
    expect(await far.has('anybody')).toBe(true);
    await far.note('anybody');
    await far.close();
  });
});

describe('the app on a replica that has nothing yet', () => {
  let test: TestApp;
  let replica: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    replica = await testDatabase();
    const writers = createRecentWriters(60_000);
    // The primary is made with the app, so the reads find it when they are made.
    const primary: Reads = {
      execute: ((query: Parameters<Reads['execute']>[0]) =>
        test.inputs.db.execute(query)) as unknown as Reads['execute'],
    };
    test = await buildTestApp({
      replica: createReplicaReads({
        primary,
        replica: replica.db,
        isRecent: () => true,
        writers,
      }),
    });
  });
  afterAll(async () => {
    await test.close();
    await replica.close();
  });
  const posts = async (token: string) =>
    (
      await test.app.inject({
        url: '/api/user/posts/',
        headers: { authorization: `Bearer ${token}` },
      })
    ).json();

  it('shows an author the own post at once, others when the replica has it', async () => {
    const author = await aFarmer(test.app);
    const other = await aFarmer(test.app);
    const content = await sharp({
      create: { width: 320, height: 240, channels: 3, background: '#2a5' },
    })
      .jpeg()
      .toBuffer();
    const form = await multipart({ description: 'Rain at last' }, [
      { field: 'photo', name: 'rain.jpg', type: 'image/jpeg', content },
    ]);
    const shared = await test.app.inject({
      method: 'POST',
      url: '/api/user/posts/',
      headers: { ...form.headers, authorization: `Bearer ${author.access}` },
      payload: form.payload,
    });
    expect(shared.statusCode).toBe(201);
    expect(await posts(author.access)).toMatchObject([{ description: 'Rain at last' }]);
    expect(await posts(other.access)).toEqual([]);
  });
});
