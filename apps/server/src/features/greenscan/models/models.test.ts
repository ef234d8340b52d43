import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEAF_MANIFEST } from '@ankur/leaf-doctor/shipped-manifest';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modelFaults } from './check-model.ts';
import { parseModelOrder, runModelCommand } from './model-command.ts';
import { type ModelFile, openModelFile, packModelFile } from './model-file.ts';
import { readModelFolder } from './read-model-folder.ts';

let test: TestApp;
let folder: string;
/** The shipped model under another version. */
let other: ModelFile;
beforeAll(async () => {
  test = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), 'leaf-model-'));
  const shipped = await readModelFolder(null);
  other = { ...shipped, manifest: { ...shipped.manifest, version: '9.0.0' } };
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const order = (...words: string[]) => {
  const read = parseModelOrder(words);
  if (read === null || read.kind === 'pack') throw new Error('no such order');
  return runModelCommand(read, test.inputs);
};
async function install(file: ModelFile) {
  const path = join(folder, `${file.manifest.version}.model`);
  await writeFile(path, await packModelFile(file));
  return order('install', path);
}
async function analysedBy(): Promise<string> {
  const content = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#3f7d2c' },
  })
    .jpeg()
    .toBuffer();
  const { payload, headers } = await multipart({}, [
    { field: 'image', name: 'a.jpg', content, type: 'image/jpeg' },
  ]);
  const url = '/api/greenscan/analyze/';
  const answer = await test.app.inject({ method: 'POST', url, payload, headers });
  return answer.json().analysis.model;
}
const told = async () => (await test.app.inject('/api/greenscan/model/')).json();

it('puts a model in, lets it answer, and returns to the shipped one, while the server runs', async () => {
  expect(await analysedBy()).toBe(LEAF_MANIFEST.version);
  expect(await told()).toEqual({
    version: LEAF_MANIFEST.version,
    bytes: LEAF_MANIFEST.model.bytes,
    manifest: null,
  });
  const installed = await install(other);
  expect(installed).toMatchObject({ ok: true, text: expect.stringContaining('installed 9.0.0') });
  expect(await analysedBy()).toBe(LEAF_MANIFEST.version);
  expect((await order('use', '9.0.0')).ok).toBe(true);
  expect((await order('list')).text).toMatch(/^ {2}1\.\d+\.\d+ .*shipped\n\* 9\.0\.0 /);
  test.clock.advance(21_000);
  expect(await analysedBy()).toBe('9.0.0');
  expect(await told()).toMatchObject({ version: '9.0.0', manifest: { version: '9.0.0' } });
  expect((await order('card', '9.0.0')).text).toBe(other.card);
  expect((await order('use', 'shipped')).ok).toBe(true);
  test.clock.advance(21_000);
  expect(await analysedBy()).toBe(LEAF_MANIFEST.version);
  expect((await install(other)).text).toContain('installed already');
  expect((await order('use', '8.0.0')).ok).toBe(false);
});

it('sends the file whole and in pieces', async () => {
  const url = '/api/greenscan/model/9.0.0/file/';
  const whole = await test.app.inject(url);
  expect(whole.rawPayload.equals(other.model)).toBe(true);
  const piece = await test.app.inject({ url, headers: { range: 'bytes=1000-1999' } });
  expect(piece.statusCode).toBe(206);
  expect(piece.headers['content-range']).toBe(`bytes 1000-1999/${other.model.length}`);
  expect(piece.rawPayload.equals(other.model.subarray(1000, 2000))).toBe(true);
  const last = await test.app.inject({
    url,
    headers: { range: `bytes=${other.model.length - 10}-` },
  });
  expect(last.rawPayload.equals(other.model.subarray(-10))).toBe(true);
  const outside = await test.app.inject({ url, headers: { range: 'bytes=99999999-' } });
  expect(outside.statusCode).toBe(416);
  expect((await test.app.inject('/api/greenscan/model/7.7.7/file/')).statusCode).toBe(404);
});

it('refuses a model that does not fit the product, and tells each reason', async () => {
  const { manifest, parity } = other;
  const changed = (told: Partial<ModelFile>) => modelFaults({ ...other, ...told });
  expect(await changed({})).toEqual([]);
  expect(await changed({ model: other.model.subarray(1) })).toEqual([
    expect.stringContaining('bytes'),
    expect.stringContaining('checksum'),
  ]);
  expect(await changed({ card: ' ' })).toEqual(['the model card is empty']);
  const labels = manifest.labels.map((label, i) => (i === 0 ? 'Apple___Moon_dust' : label));
  expect(await changed({ manifest: { ...manifest, labels } })).toEqual([
    'the library does not know Apple___Moon_dust',
  ]);
  const fewer = manifest.labels.slice(1);
  expect(await changed({ manifest: { ...manifest, labels: fewer } })).not.toEqual([]);
  expect(await changed({ manifest: { ...manifest, version: 'new' } })).not.toEqual([]);
  const [first, ...rest] = parity.photographs;
  const unlike = { ...first, rgb: first?.rgb ?? '', logits: first?.logits ?? [], familiarity: 9 };
  expect(await changed({ parity: { ...parity, photographs: [unlike, ...rest] } })).toEqual([
    expect.stringMatching(/^photograph 1: .* familiarity by/),
  ]);
  expect(await changed({ parity: { ...parity, photographs: rest.slice(0, 2) } })).not.toEqual([]);
  const same = { ...other, manifest: LEAF_MANIFEST };
  expect(await install(same)).toMatchObject({
    ok: false,
    text: expect.stringContaining('the shipped one'),
  });
  await expect(openModelFile(Buffer.from('no model'))).rejects.toThrow('no model file');
});

it('knows its orders', () => {
  expect(parseModelOrder(['list'])).toEqual({ kind: 'list' });
  expect(parseModelOrder(['pack', 'a', 'b'])).toEqual({ kind: 'pack', file: 'a', folder: 'b' });
  for (const words of [[], ['install'], ['use'], ['use', '1', '2'], ['remove', 'x'], ['list', 'x']])
    expect(parseModelOrder(words)).toBeNull();
});
