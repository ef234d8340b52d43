import modelUrl from '@ankur/leaf-doctor/model/leaf.onnx.gz?url';
import manifest from '@ankur/leaf-doctor/model/manifest.json';
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';

const CACHE = 'leaf-doctor';
/** The engine as it travels, compressed by the server (14 MB unpacked). */
const ENGINE_BYTES = 3_700_000;

/** What is fetched once and kept. */
export const DOCTOR_FILES = { model: modelUrl, engine: wasmUrl } as const;

/** Megabytes to fetch, whole numbers. */
export function downloadMb(): number {
  return Math.ceil((manifest.model.bytes + ENGINE_BYTES) / 1_000_000);
}

/** Whether the present model and engine are on this device. */
export async function isDoctorKept(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  try {
    const cache = await caches.open(CACHE);
    const found = await Promise.all(Object.values(DOCTOR_FILES).map((url) => cache.match(url)));
    return found.every(Boolean);
  } catch {
    return false;
  }
}

/** Whether only an earlier version's files are on this device; their scores do not fit the present limits. */
export async function isDoctorOutdated(): Promise<boolean> {
  if (!('caches' in globalThis) || (await isDoctorKept())) return false;
  try {
    return (await (await caches.open(CACHE)).keys()).length > 0;
  } catch {
    return false;
  }
}

/** Fetches the doctor and everything it needs to speak, then drops an earlier version; rejects when something is missing. */
export async function keepDoctor(): Promise<void> {
  const cache = await caches.open(CACHE);
  const present = Object.values(DOCTOR_FILES).map((url) => new URL(url, location.href).href);
  await cache.addAll(present);
  const others = (await cache.keys()).filter(({ url }) => !present.includes(url));
  await Promise.all(others.map((request) => cache.delete(request)));
  await Promise.all([import('./browser-doctor.ts'), import('./library-chunk.ts')]);
}

export async function removeDoctor(): Promise<void> {
  await caches.delete(CACHE);
}

/** A kept file's bytes. Rejects when it is not here. */
export async function keptBytes(url: string): Promise<ArrayBuffer> {
  const found = await (await caches.open(CACHE)).match(url);
  if (!found) throw new Error(`${url} is not kept`);
  return found.arrayBuffer();
}
