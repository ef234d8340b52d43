import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { memoryStore } from '@ankur/testkit/memory-store';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { getTableColumns } from 'drizzle-orm';
import { strToU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountArchive } from '../../../app-archive.ts';
import {
  changedArchive,
  exportOf,
  filesIn,
  mediaIn,
  sendArchive,
  toldIn,
} from '../../../testing/archives.ts';
import { aWholeFarm } from '../../../testing/whole-farm.ts';

let here: TestApp;
let there: TestApp;
let asha: TestFarmer;
let archive: Buffer;

/** JSON files of an archive; what belongs to the account itself, as which notice it accepted, left out. */
const contents = (zip: Uint8Array): Record<string, unknown> => {
  const own = ['account.json', 'devices.json', 'privacy_decisions.json'];
  return Object.fromEntries(
    Object.entries(filesIn(zip))
      .filter(([name]) => name.endsWith('.json') && !own.includes(name))
      .map(([name, file]) => [name, toldIn(file)]),
  );
};

const LEFT_OUT = [
  // Said to others or by them.
  ...['assistant/conversations', 'community/following', 'community/posts', 'experts/questions'],
  ...['feed_comments', 'feed_reports', 'feed_votes', 'hidden_items', 'blocks', 'suggestions'],
  'takedowns',
  // Of the account on its installation.
  ...['access_log', 'account_roles', 'calendar_feeds', 'devices', 'experts', 'notifications'],
  ...['shares', 'uploads'],
  // Decided by the farmer for one installation.
  ...['assistant_consents', 'privacy_decisions'],
].map((name) => `${name}.json`);

beforeAll(async () => {
  here = await buildTestApp({ media: memoryStore() });
  there = await buildTestApp({ media: memoryStore() });
  asha = await aWholeFarm(here.app);
  archive = await exportOf(asha);
});
afterAll(async () => {
  await here.close();
  await there.close();
});

describe('an archive', () => {
  it('reads back every column of the tables it takes', () => {
    const files = filesIn(archive);
    // Deleted rows are not exported, and nothing is sent again of a scan that came by an archive.
    const own = ['farmerId', 'deletedAt', 'key'];
    const lost = accountArchive.importers.flatMap(({ name, table, row }) => {
      const read = row(toldIn(files[`${name}.json`])[0]) ?? {};
      return Object.keys(getTableColumns(table))
        .filter((column) => !own.includes(column) && !(column in read))
        .map((column) => `${name}: ${column}`);
    });
    expect(lost).toEqual([]);
  });

  it('imports everything into an empty account of another installation, whose export is equal', async () => {
    const ravi = await aFarmer(there.app);
    const answer = await sendArchive(there.app, ravi, archive);
    expect([answer.statusCode, answer.json().problems]).toEqual([200, undefined]);
    expect(answer.json().imported).toMatchObject({
      fields: 1,
      animals: 2,
      'finance/expenses': 1,
      loss_photos: 1,
      farm_pictures: 4,
      ...{ sprays: 1, price_alerts: 2, notification_settings: 1 },
    });
    const [before, after] = [contents(archive), contents(await exportOf(ravi))];
    const unkeyed = (tables: Record<string, unknown>) =>
      JSON.parse(
        JSON.stringify(tables).replace(/(losses|scans|farm|profile)\/[a-z0-9-]+\.webp/g, '$1'),
      );
    expect(unkeyed(after)).toEqual(unkeyed(before));
    // In two sizes: the farmer's, the loss's photograph, the scan's and those of a field, an animal and an entry of each diary.
    expect(mediaIn(archive)).toHaveLength(14);
    expect(mediaIn(await exportOf(ravi))).toEqual(mediaIn(archive));
    const leases = toldIn(filesIn(await exportOf(ravi))['farm-tasks.json']).filter(
      ({ recurrence }: { recurrence: string }) => recurrence === 'monthly',
    );
    expect(leases).toMatchObject([
      { date: '2027-01-31', anchor_date: '2027-01-31', predecessor: null },
      { date: '2027-02-28', anchor_date: '2027-01-31', predecessor: leases[0].id },
    ]);
    const [loss] = (await ravi.call('GET', '/api/user/losses/')).json();
    for (const url of [loss.photos[0].url, loss.photos[0].small_url])
      expect((await there.app.inject({ url })).statusCode).toBe(200);
    const [{ picture }] = (await ravi.call('GET', '/api/user/fields/')).json();
    expect((await there.app.inject({ url: picture.url })).statusCode).toBe(200);
    const alerts = (await ravi.call('GET', '/api/user/price-alerts/')).json();
    expect(alerts).toEqual((await asha.call('GET', '/api/user/price-alerts/')).json());
    // Mancozeb on tomato: ten days.
    const picked = { task_name: 'Harvest tomatoes', date: '2026-12-06' };
    const harvest = await ravi.call('POST', '/api/user/farm-tasks/', picked);
    expect([harvest.statusCode, harvest.json().problems?.[0]?.field]).toEqual([400, 'date']);
    const [scan] = (await ravi.call('GET', '/api/user/scans/')).json();
    expect(scan).toMatchObject({ crop: 'Tomato', verdict: 'diseased' });
    for (const url of [scan.photo, scan.photo_small])
      expect([url, (await there.app.inject({ url })).statusCode]).toEqual([url, 200]);
  });

  it('leaves out what belongs to the installation or was said to others, and nothing else', () => {
    const { importers, singles } = accountArchive;
    const taken = [...importers, ...singles].map(({ name }) => `${name}.json`);
    const left = Object.keys(filesIn(archive)).filter(
      (name) => name.endsWith('.json') && !taken.includes(name),
    );
    expect(left.sort()).toEqual(LEFT_OUT.toSorted());
  });

  it('accepts a form, and assigns new ids on the same installation', async () => {
    const ravi = await aFarmer(here.app);
    const form = await multipart({}, [
      { field: 'file', name: 'a.zip', content: Buffer.from(archive), type: 'application/zip' },
    ]);
    const headers = { ...form.headers, authorization: `Bearer ${ravi.access}` };
    const answer = await here.app.inject({
      method: 'POST',
      url: '/api/user/import/',
      headers,
      payload: form.payload,
    });
    expect([answer.statusCode, answer.json().problems]).toEqual([200, undefined]);
    const [planting] = (await ravi.call('GET', '/api/user/plantings/')).json();
    const [mine] = (await asha.call('GET', '/api/user/plantings/')).json();
    expect(planting.id).not.toBe(mine.id);
    const [field] = (await ravi.call('GET', '/api/user/fields/')).json();
    expect(planting.field).toBe(field.id);
    const whole = (await ravi.call('GET', `/api/user/plantings/${planting.id}/`)).json();
    expect(whole.books.expense).toBe(1500.5);
    expect(whole.diary).toHaveLength(5);
    const animals = (await ravi.call('GET', '/api/user/animals/')).json();
    const calf = animals.find(({ name }: { name: string }) => name === 'Kapila');
    expect(calf.dam).toBe(animals.find(({ name }: { name: string }) => name === 'Gauri').id);
    const again = await sendArchive(here.app, ravi, archive);
    expect([again.statusCode, again.json().problems[0].code]).toEqual([409, 'account_not_empty']);
  });

  it('takes photographs of losses from before they had a small version', async () => {
    const ravi = await aFarmer(there.app);
    const before = changedArchive(archive, (files) => {
      const rows = toldIn(files['loss_photos.json']);
      files['loss_photos.json'] = strToU8(
        JSON.stringify(rows.map(({ small_key: _, ...row }: Record<string, unknown>) => row)),
      );
    });
    expect((await sendArchive(there.app, ravi, before)).statusCode).toBe(200);
    const [loss] = (await ravi.call('GET', '/api/user/losses/')).json();
    expect(loss.photos[0].small_url).toBe(loss.photos[0].url);
  });
});
