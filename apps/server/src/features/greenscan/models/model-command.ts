import { readFile, writeFile } from 'node:fs/promises';
import { LEAF_MANIFEST } from '@ankur/leaf-doctor/shipped-manifest';
import type { AppInputs } from '../../../app-deps.ts';
import { modelFaults } from './check-model.ts';
import { openModelFile, packModelFile } from './model-file.ts';
import { createModelsRepository } from './models.repository.ts';
import { readModelFolder } from './read-model-folder.ts';

/** What the operator asked for. */
export type ModelOrder =
  | { kind: 'install'; file: string }
  | { kind: 'use'; version: string }
  | { kind: 'card'; version: string }
  | { kind: 'pack'; file: string; folder: string | null }
  | { kind: 'list' };

export interface Outcome {
  ok: boolean;
  text: string;
}

const SHIPPED = 'shipped';

/** Reads the words of `npm run leaf-model`; null when they are none of its orders. */
export function parseModelOrder(words: readonly string[]): ModelOrder | null {
  const [kind, first, second, ...more] = words;
  if (more.length > 0) return null;
  if (kind === 'list') return first === undefined ? { kind } : null;
  if (first === undefined || first.startsWith('-')) return null;
  if (kind === 'pack') return { kind, file: first, folder: second ?? null };
  if (second !== undefined) return null;
  if (kind === 'install') return { kind, file: first };
  return kind === 'use' || kind === 'card' ? { kind, version: first } : null;
}

/** Writes a model file from a folder with `manifest.json`, the model and `MODEL_CARD.md`; the shipped one without a folder. */
export async function packModel(file: string, folder: string | null): Promise<Outcome> {
  const packed = await readModelFolder(folder);
  await writeFile(file, await packModelFile(packed));
  return { ok: true, text: `${file}: model ${packed.manifest.version}` };
}

/** Puts a model in, chooses one, or lists them. A model that is put in answers nobody until it is chosen. */
export async function runModelCommand(
  order: Exclude<ModelOrder, { kind: 'pack' }>,
  { db, clock, ids }: Pick<AppInputs, 'db' | 'clock' | 'ids'>,
): Promise<Outcome> {
  const models = createModelsRepository(db);
  if (order.kind === 'install') {
    const file = await openModelFile(await readFile(order.file));
    const { version } = file.manifest;
    const faults = await modelFaults(file);
    if (version === LEAF_MANIFEST.version)
      faults.push(`version ${version} is the shipped one: give the model another`);
    if (faults.length > 0)
      return { ok: false, text: `not installed:\n${faults.map((one) => `  ${one}`).join('\n')}` };
    const { manifest, card, model } = file;
    if (!(await models.insert(db, { manifest, card, model, now: clock.now() })))
      return { ok: false, text: `version ${version} is installed already` };
    const count = file.parity.photographs.length;
    return {
      ok: true,
      text: `installed ${version}; it agrees with training on ${count} photographs. npm run leaf-model -- use ${version} lets it answer`,
    };
  }
  if (order.kind === 'card') {
    const card = await models.readCard(order.version);
    return card === null
      ? { ok: false, text: `no model ${order.version}` }
      : { ok: true, text: card };
  }
  if (order.kind === 'use') {
    const { version } = order;
    const isShipped = version === SHIPPED || version === LEAF_MANIFEST.version;
    if (!isShipped && !(await models.findOne(version)))
      return { ok: false, text: `no model ${version}: npm run leaf-model -- list` };
    await models.choose(ids.next(), isShipped ? null : version, clock.now());
    return {
      ok: true,
      text: `${isShipped ? LEAF_MANIFEST.version : version} answers within 20 seconds`,
    };
  }
  const active = await models.findActive();
  const mark = (version: string | null) => (version === active ? '*' : ' ');
  const line = (manifest: typeof LEAF_MANIFEST, note: string, version: string | null) => {
    const { field } = manifest.accuracy;
    const share = `${(field.accuracy * 100).toFixed(1)} % of ${field.n} field photographs`;
    return `${mark(version)} ${manifest.version}  ${manifest.model.bytes} bytes  ${share}  ${note}`;
  };
  const lines = (await models.list()).map((row) =>
    line(row.manifest, `installed ${row.installed_at.slice(0, 10)}`, row.version),
  );
  return { ok: true, text: [line(LEAF_MANIFEST, SHIPPED, null), ...lines].join('\n') };
}
