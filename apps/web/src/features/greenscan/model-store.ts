import greenscan from 'virtual:endpoints/greenscan';
import { fillPath } from '@ankur/contracts/http/paths';
import { checkManifest, type LeafManifest } from '@ankur/leaf-doctor/manifest';
import { unpackModel } from '@ankur/leaf-doctor/unpack-model';
import { hex } from '../../lib/hex.ts';
import { currentLanguage } from '../../lib/i18n/language-store.ts';
import {
  CLASSIFIER_CACHE,
  CLASSIFIER_FILES,
  type ClassifierModel,
  keptModel,
  OTHER_MODEL_KEY,
  SHIPPED_MODEL,
} from './classifier-files.ts';
import { bytesHere, dropPieces, fetchInPieces, isPiece } from './fetch-in-pieces.ts';
import { fetchLibrary } from './use-library.ts';

/** Transfer size of the runtime, which the build compresses beside the file (14 MB unpacked). */
const ENGINE_BYTES = 3_660_000;
const PACKED_ENGINE = `${CLASSIFIER_FILES.engine}.gz`;
const ASK_TIMEOUT_MS = 5000;

type ClassifierFile = keyof typeof CLASSIFIER_FILES;

/** Which of the classifier's files are on this device. */
export interface DownloadState {
  /** Version of the model that answers now. */
  version: string;
  /** Files to download; empty when the classifier is ready. */
  missing: ClassifierFile[];
  /** Bytes that are still to come. */
  bytes: number;
  /** Whether a download broke off and will go on. */
  begun: boolean;
  /** Whether files of an earlier version are cached; their scores do not fit the current thresholds. */
  outdated: boolean;
}

/** Size in whole megabytes. */
export const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);

/** The model that the server answers with; without an answer the one that this device holds or came with. */
async function wantedModel(): Promise<ClassifierModel> {
  try {
    const signal = AbortSignal.timeout(ASK_TIMEOUT_MS);
    const answer = await fetch(greenscan.model.path, { signal });
    const told = (await answer.json()) as { version: string; manifest: LeafManifest | null };
    if (!answer.ok || !told.manifest) return answer.ok ? SHIPPED_MODEL : keptModel();
    const url = fillPath(greenscan.modelFile.path, { version: told.version });
    return { manifest: checkManifest(told.manifest), url };
  } catch {
    return keptModel();
  }
}

const packedOf = (file: ClassifierFile, model: ClassifierModel) =>
  file === 'model' ? model.url : PACKED_ENGINE;
const sizeOf = (file: ClassifierFile, model: ClassifierModel) =>
  file === 'model' ? model.manifest.model.bytes : ENGINE_BYTES;
const nothingHere = (): DownloadState => ({
  version: SHIPPED_MODEL.manifest.version,
  missing: ['model', 'engine'],
  bytes: SHIPPED_MODEL.manifest.model.bytes + ENGINE_BYTES,
  begun: false,
  outdated: false,
});

async function stateOf(model: ClassifierModel): Promise<DownloadState> {
  const cache = await caches.open(CLASSIFIER_CACHE);
  const present = [model.url, CLASSIFIER_FILES.engine];
  const files = ['model', 'engine'] as const;
  const missing: ClassifierFile[] = [];
  let [bytes, here] = [0, 0];
  for (const [index, file] of files.entries()) {
    if (await cache.match(present[index] ?? '')) continue;
    missing.push(file);
    const pieces = await bytesHere(cache, packedOf(file, model));
    bytes += Math.max(0, sizeOf(file, model) - pieces);
    here += pieces;
  }
  const current = [...present, OTHER_MODEL_KEY].map((url) => new URL(url, location.href).href);
  const others = (await cache.keys()).filter(({ url }) => !isPiece(url) && !current.includes(url));
  const outdated = missing.length > 0 && others.length > 0;
  return { version: model.manifest.version, missing, bytes, begun: here > 0, outdated };
}

/** Checks the cache; in a browser without Cache API everything is missing. */
export async function downloadState(): Promise<DownloadState> {
  if (!('caches' in globalThis)) return nothingHere();
  try {
    return await stateOf(await wantedModel());
  } catch {
    return nothingHere();
  }
}

/** Whether a model and the runtime are on this device; does not ask the server. */
export async function isClassifierDownloaded(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  try {
    return (await stateOf(await keptModel())).missing.length === 0;
  } catch {
    return false;
  }
}

type Content = Uint8Array<ArrayBuffer>;

/** Whether a model is the one that its manifest describes; browsers compute checksums on secure pages only. */
async function isWhole(
  content: Content,
  { sha256, bytes }: LeafManifest['model'],
): Promise<boolean> {
  if (content.length !== bytes) return false;
  if (!globalThis.crypto?.subtle) return true;
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', content))) === sha256;
}

async function storeModel(cache: Cache, model: ClassifierModel, content: Content): Promise<void> {
  if (!(await isWhole(content, model.manifest.model))) {
    await dropPieces(cache, model.url);
    throw new TypeError('the model is damaged');
  }
  await cache.put(model.url, new Response(content));
  await dropPieces(cache, model.url);
}

/** A server that does not compress its files has only the whole runtime. */
async function storeEngine(cache: Cache, onBytes: (bytes: number) => void): Promise<void> {
  try {
    const packed = await fetchInPieces(cache, PACKED_ENGINE, onBytes);
    const engine = await unpackModel(packed);
    await cache.put(CLASSIFIER_FILES.engine, new Response(new Uint8Array(engine)));
    await dropPieces(cache, PACKED_ENGINE);
  } catch (error) {
    if ((await bytesHere(cache, PACKED_ENGINE)) > 0) throw error;
    await cache.add(CLASSIFIER_FILES.engine);
  }
}

/**
 * Downloads missing files, the worker and the library's texts, then removes older versions. Goes on where an earlier
 * download stopped; `onBytes` hears how much of the missing files is here. Rejects when a download fails.
 */
export async function downloadClassifier(onBytes?: (bytes: number) => void): Promise<void> {
  const model = await wantedModel();
  const { missing } = await stateOf(model);
  const cache = await caches.open(CLASSIFIER_CACHE);
  let modelBytes = 0;
  if (missing.includes('model')) {
    const content = await fetchInPieces(cache, model.url, (bytes) => {
      modelBytes = bytes;
      onBytes?.(bytes);
    });
    await storeModel(cache, model, content);
  }
  if (missing.includes('engine'))
    await storeEngine(cache, (bytes) => onBytes?.(modelBytes + bytes));
  if (model.url === SHIPPED_MODEL.url) await cache.delete(OTHER_MODEL_KEY);
  else await cache.put(OTHER_MODEL_KEY, Response.json(model));
  const present = [model.url, CLASSIFIER_FILES.engine, OTHER_MODEL_KEY].map(
    (url) => new URL(url, location.href).href,
  );
  const others = (await cache.keys()).filter(({ url }) => !present.includes(url));
  await Promise.all(others.map((request) => cache.delete(request)));
  const [{ startClassifier }] = await Promise.all([
    import('./browser-classifier.ts'),
    fetchLibrary(currentLanguage()),
  ]);
  await startClassifier();
}

export async function removeClassifier(): Promise<void> {
  await caches.delete(CLASSIFIER_CACHE);
}
