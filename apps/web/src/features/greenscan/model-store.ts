import manifest from '@ankur/leaf-doctor/model/manifest.json';
import { currentLanguage } from '../../lib/i18n/language-store.ts';
import { CLASSIFIER_CACHE, CLASSIFIER_FILES } from './classifier-files.ts';
import { fetchLibrary } from './use-library.ts';

/** Transfer size of the runtime, compressed by the server (14 MB unpacked). */
const ENGINE_BYTES = 3_700_000;

type ClassifierFile = keyof typeof CLASSIFIER_FILES;
const FILES = Object.keys(CLASSIFIER_FILES) as ClassifierFile[];
const BYTES: Record<ClassifierFile, number> = { model: manifest.model.bytes, engine: ENGINE_BYTES };

/** Which of the classifier's files are on this device. */
export interface DownloadState {
  /** Files to download; empty when the classifier is ready. */
  missing: ClassifierFile[];
  /** Whether files of an earlier version are cached; their scores do not fit the current thresholds. */
  outdated: boolean;
}

/** Download size in whole megabytes. */
export function downloadMb(missing: readonly ClassifierFile[]): number {
  return Math.ceil(missing.reduce((sum, file) => sum + BYTES[file], 0) / 1_000_000);
}

/** Checks the cache; in a browser without Cache API everything is missing. */
export async function downloadState(): Promise<DownloadState> {
  if (!('caches' in globalThis)) return { missing: FILES, outdated: false };
  try {
    const cache = await caches.open(CLASSIFIER_CACHE);
    const found = await Promise.all(FILES.map((file) => cache.match(CLASSIFIER_FILES[file])));
    const missing = FILES.filter((_, index) => !found[index]);
    return { missing, outdated: missing.length > 0 && (await cache.keys()).length > 0 };
  } catch {
    return { missing: FILES, outdated: false };
  }
}

/** Whether the current model and runtime are on this device. */
export async function isClassifierDownloaded(): Promise<boolean> {
  return (await downloadState()).missing.length === 0;
}

/** Downloads missing files, the worker and the library's texts, then removes older versions. Rejects when a download fails. */
export async function downloadClassifier(): Promise<void> {
  const { missing } = await downloadState();
  const cache = await caches.open(CLASSIFIER_CACHE);
  await cache.addAll(missing.map((file) => CLASSIFIER_FILES[file]));
  const present = FILES.map((file) => new URL(CLASSIFIER_FILES[file], location.href).href);
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
