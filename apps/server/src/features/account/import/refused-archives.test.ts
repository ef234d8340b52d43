import { ALERTS_MAX } from '@ankur/contracts/market/rules';
import { aFarmer } from '@ankur/testkit/farmers';
import { memoryStore } from '@ankur/testkit/memory-store';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedArchive, exportOf, sendArchive, toldIn } from '../../../testing/archives.ts';
import { aWholeFarm } from '../../../testing/whole-farm.ts';

const mediaThere = memoryStore();
let there: TestApp;
let archive: Buffer;
let taskOfAnother: string;
beforeAll(async () => {
  const here = await buildTestApp({ media: memoryStore() });
  there = await buildTestApp({ media: mediaThere });
  archive = await exportOf(await aWholeFarm(here.app));
  await here.close();
  const another = await aFarmer(there.app);
  const task = { task_name: 'Weed', date: '2026-11-28' };
  taskOfAnother = (await another.call('POST', '/api/user/farm-tasks/', task)).json().id;
});
afterAll(() => there.close());

describe('the import', () => {
  it.each([
    [
      'a row without its form',
      (files: Record<string, Uint8Array>) => {
        files['animals.json'] = strToU8(JSON.stringify([{ id: 'x', name: 'A' }]));
      },
      'animals',
    ],
    [
      'a reference that leads nowhere',
      (files: Record<string, Uint8Array>) => {
        const rows = toldIn(files['plantings.json']);
        rows[0].field_id = rows[0].id;
        files['plantings.json'] = strToU8(JSON.stringify(rows));
      },
      'plantings',
    ],
    [
      'the task of somebody else before one of its own',
      (files: Record<string, Uint8Array>) => {
        const rows = toldIn(files['farm-tasks.json']);
        rows[0].predecessor = taskOfAnother;
        files['farm-tasks.json'] = strToU8(JSON.stringify(rows));
      },
      'farm-tasks',
    ],
    [
      'more price alerts than an account may have',
      (files: Record<string, Uint8Array>) => {
        const [row] = toldIn(files['price_alerts.json']);
        files['price_alerts.json'] = strToU8(JSON.stringify(Array(ALERTS_MAX + 1).fill(row)));
      },
      'price_alerts',
    ],
    [
      'a price alert that was told on no day',
      (files: Record<string, Uint8Array>) => {
        const [row] = toldIn(files['price_alerts.json']);
        files['price_alerts.json'] = strToU8(JSON.stringify([{ ...row, hit_on: '2026-02-30' }]));
      },
      'price_alerts',
    ],
    [
      'an id twice',
      (files: Record<string, Uint8Array>) => {
        const rows = toldIn(files['fields.json']);
        files['fields.json'] = strToU8(JSON.stringify([...rows, ...rows]));
      },
      'fields',
    ],
    [
      'a file that is no picture',
      (files: Record<string, Uint8Array>) => {
        for (const name of Object.keys(files))
          if (name.startsWith('media/')) files[name] = strToU8('no');
      },
      'loss_photos',
    ],
  ])('takes nothing of an archive with %s', async (_what, change, name) => {
    const ravi = await aFarmer(there.app);
    const before = [...mediaThere.files.keys()];
    const answer = await sendArchive(there.app, ravi, changedArchive(archive, change));
    expect([...mediaThere.files.keys()]).toEqual(before);
    expect([answer.statusCode, answer.json().problems]).toEqual([
      400,
      [{ field: 'file', code: 'archive_refused', params: { name } }],
    ]);
    for (const path of ['fields', 'plantings', 'animals', 'losses', 'expenses'])
      expect((await ravi.call('GET', `/api/user/${path}/`)).json()).toEqual([]);
    expect((await sendArchive(there.app, ravi, archive)).statusCode).toBe(200);
  });

  it('unpacks no file further than its declared size', async () => {
    const ravi = await aFarmer(there.app);
    const long = strToU8(`[]${' '.repeat(100_000)}`);
    const packed = Buffer.from(zipSync({ 'account.json': strToU8('{}'), 'fields.json': long }));
    // The unpacked size stands 24 bytes after the signature in the central directory.
    const directory = packed.lastIndexOf('PK\u0001\u0002');
    expect(packed.readUInt32LE(directory + 24)).toBe(long.length);
    packed.writeUInt32LE(2, directory + 24);
    const answer = await sendArchive(there.app, ravi, packed);
    expect(answer.json().problems).toMatchObject([{ field: 'file', code: 'archive_unreadable' }]);
  });

  it('refuses more rows than an account may have before it looks at one', async () => {
    const ravi = await aFarmer(there.app);
    const crowded = zipSync({
      'account.json': strToU8('{}'),
      'fields.json': strToU8(`[${'0,'.repeat(200_000)}0]`),
    });
    const answer = await sendArchive(there.app, ravi, crowded);
    expect([answer.statusCode, answer.json().problems[0].code]).toEqual([413, 'storage_rows_full']);
  });

  it('refuses other files, and requests without a token', async () => {
    const ravi = await aFarmer(there.app);
    for (const content of [
      Buffer.from('PK'),
      Buffer.alloc(0),
      zipSync({ 'a.json': strToU8('[]') }),
    ])
      expect((await sendArchive(there.app, ravi, content)).json().problems?.[0]).toMatchObject({
        field: 'file',
        code: 'archive_unreadable',
      });
    const stranger = await there.app.inject({ method: 'POST', url: '/api/user/import/' });
    expect(stranger.statusCode).toBe(401);
  });
});
