import modelUrl from '@ankur/leaf-doctor/model/leaf.onnx.gz?url';
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';

/** The cache of the classifier's large files. */
export const CLASSIFIER_CACHE = 'leaf-doctor';

/** Files that are fetched once and cached. */
export const CLASSIFIER_FILES = { model: modelUrl, engine: wasmUrl } as const;

/** A cached file's bytes. Rejects when it is not cached. */
export async function cachedBytes(url: string): Promise<ArrayBuffer> {
  const found = await (await caches.open(CLASSIFIER_CACHE)).match(url);
  if (!found) throw new Error(`${url} is not cached`);
  return found.arrayBuffer();
}
