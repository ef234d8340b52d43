import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TRAINING_TEXT_VERSION } from '@ankur/contracts/privacy/rules';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPorts } from '../../../app-ports.ts';
import { writeTrainingExport } from './write-export.ts';

let test: TestApp;
let dir: string;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'leaf-export-'));
});
afterEach(() => rm(dir, { recursive: true }));

const RUST = 'Wheat___Leaf_rust';
const FIELDS = {
  ...{ label: 'Wheat___Healthy', crop: 'Wheat', verdict: 'healthy', severity: 'Low' },
  ...{ confidence: '0.61', lat: '20.4321', lon: '78.1234' },
};
async function keep(who: TestFarmer, colour: string): Promise<string> {
  const content = await sharp({
    create: { width: 90, height: 60, channels: 3, background: colour },
  })
    .withExif({ IFD0: { Artist: 'Asha', Model: 'Phone 7' } })
    .jpeg()
    .toBuffer();
  const { payload, headers } = await multipart(FIELDS, [
    { field: 'image', name: 'a.jpg', content, type: 'image/jpeg' },
  ]);
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/user/scans/',
    payload,
    headers: { ...headers, authorization: `Bearer ${who.access}` },
  });
  return answer.json().id;
}
const give = (who: TestFarmer, allowed: boolean, version: string = TRAINING_TEXT_VERSION) =>
  who.call('PUT', '/api/user/privacy/training/', { allowed, version });
const say = (who: TestFarmer, id: string, label: string | null, by = 'lab') =>
  who.call('PUT', `/api/user/scans/${id}/word/`, { by, label });
const write = () => writeTrainingExport(dir, { ...test.inputs, ...createPorts(test.inputs) });
const table = async () => {
  const [head = '', ...lines] = (await readFile(join(dir, 'manifest.csv'), 'utf8'))
    .trim()
    .split('\n');
  const names = head.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, i) => [names[i], cell])),
  );
};

it('gives nothing until the farmer allows it, and nothing of others', async () => {
  const [asha, ravi] = [await aFarmer(test.app), await aFarmer(test.app)];
  await say(asha, await keep(asha, '#3f7d2c'), RUST);
  await say(ravi, await keep(ravi, '#3f7d2d'), RUST);
  const state = (await asha.call('GET', '/api/user/privacy/')).json();
  expect(state.training).toEqual({ allowed: false, version: null, decided_at: null });
  expect(await write()).toEqual({ photographs: 0, withoutConsent: 2, unusable: 0 });
});

it('exports the photograph, the later word, the rounded place and the month, and no more', async () => {
  const asha = await aFarmer(test.app);
  const given = await give(asha, true);
  expect(given.json().training).toMatchObject({ allowed: true, version: TRAINING_TEXT_VERSION });
  const id = await keep(asha, '#5f7d2c');
  await keep(asha, '#6f7d2c');
  const said = await say(asha, id, RUST);
  expect(said.json().word).toMatchObject({ by: 'lab', label: RUST });
  const { photographs } = await write();
  expect(photographs).toBe(1);
  const [row] = await table();
  expect(row).toEqual({
    path: expect.stringMatching(/^photographs\/Wheat___Leaf_rust\/[0-9a-f]{16}\.webp$/),
    ...{ label: RUST, crop: 'Wheat', env: 'field', split: 'train', source: 'farmers' },
    group: expect.stringMatching(/^g[A-Za-z0-9]+$/),
    licence: `training only by consent ${TRAINING_TEXT_VERSION}`,
    ...{ label_by: 'lab', lat: '20.4', lon: '78.1' },
    month: expect.stringMatching(/^\d{4}-\d{2}$/),
    consent_version: TRAINING_TEXT_VERSION,
    consent_month: expect.stringMatching(/^\d{4}-\d{2}$/),
  });
  const picture = await sharp(join(dir, row?.path ?? '')).metadata();
  expect([picture.format, picture.exif]).toEqual(['webp', undefined]);
  const readme = await readFile(join(dir, 'README.md'), 'utf8');
  expect(readme).toMatch(/^# Leaf photographs given for training\n\n1 photographs/);
  const everything = JSON.stringify(row) + readme;
  for (const secret of [asha.email, id]) expect(everything).not.toContain(secret);
  await expect(write()).rejects.toThrow('not empty');
});

it('leaves out what was withdrawn, with the places, and minors, and takes it back in when allowed again', async () => {
  const asha = await aFarmer(test.app);
  await give(asha, true);
  await say(asha, await keep(asha, '#7f7d2c'), RUST, 'expert');
  const counted = async () => {
    const { photographs } = await write();
    await rm(dir, { recursive: true });
    return photographs;
  };
  const before = await counted();
  const withdrawn = await asha.call('PUT', '/api/user/privacy/training/', { allowed: false });
  expect(withdrawn.json().training).toMatchObject({ allowed: false });
  expect(await counted()).toBe(before - 1);
  await give(asha, true);
  await write();
  const places = (await table()).filter(({ label_by }) => label_by === 'expert');
  expect(places.map(({ lat }) => lat)).toEqual(['']);
  await rm(dir, { recursive: true });
  await asha.call('PUT', '/api/user/privacy/age/', { group: 'minor' });
  expect(await counted()).toBe(before - 1);
  await write();
});

it('takes a consent only for the text that is shown now', async () => {
  const asha = await aFarmer(test.app);
  const old = await give(asha, true, '2020-01-01');
  expect([old.statusCode, Object.keys(old.json().errors)]).toEqual([400, ['version']]);
});

it('stores no place without the consent, and no word of others or of an unknown label', async () => {
  const [asha, ravi] = [await aFarmer(test.app), await aFarmer(test.app)];
  const id = await keep(asha, '#8f7d2c');
  expect((await say(ravi, id, RUST)).statusCode).toBe(404);
  expect((await say(asha, id, 'Moon___Dust')).statusCode).toBe(400);
  expect((await say(asha, id, RUST, 'neighbour')).statusCode).toBe(400);
  await say(asha, id, RUST);
  expect((await say(asha, id, null)).json().word).toBeNull();
  await say(asha, id, RUST);
  await give(asha, true);
  await write();
  const mine = (await table()).filter(({ lat, label_by }) => lat === '' && label_by === 'lab');
  expect(mine.length).toBeGreaterThan(0);
});
