import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { LeafManifest } from '@ankur/leaf-doctor/manifest';
import type { ParityPhotographs } from '@ankur/leaf-doctor/parity';

const unzip = promisify(gunzip);
const zip = promisify(gzip);

/** Unpacked bytes of a model file; the model is in it as text. */
const UNPACKED_BYTES_MAX = 40 * 1024 * 1024;

/** A model with everything that is needed to check, run and judge it. */
export interface ModelFile {
  manifest: LeafManifest;
  /** The model card, Markdown. */
  card: string;
  parity: ParityPhotographs;
  /** The gzipped ONNX file, `model.file` of the manifest. */
  model: Buffer;
}

/** Packs a model into one file: gzipped JSON, the model in base64. */
export async function packModelFile({ model, ...rest }: ModelFile): Promise<Buffer> {
  return zip(JSON.stringify({ ...rest, model: model.toString('base64') }));
}

/** Opens a packed model, whose parts are checked by `checkModelFile`. @throws Error when it is no such file */
export async function openModelFile(packed: Buffer): Promise<ModelFile> {
  let read: unknown;
  try {
    const text = await unzip(packed, { maxOutputLength: UNPACKED_BYTES_MAX });
    read = JSON.parse(text.toString('utf8'));
  } catch {
    throw new Error('this is no model file');
  }
  const { manifest, card, parity, model } = (read ?? {}) as Record<string, unknown>;
  const isObject = (part: unknown) => typeof part === 'object' && part !== null;
  if (!isObject(manifest) || typeof card !== 'string' || typeof model !== 'string')
    throw new Error('the file lacks manifest, card or model');
  if (!Array.isArray((parity as { photographs?: unknown } | null)?.photographs))
    throw new Error('the file lacks photographs to check the model with');
  return {
    manifest: manifest as LeafManifest,
    card,
    parity: parity as ParityPhotographs,
    model: Buffer.from(model, 'base64'),
  };
}
