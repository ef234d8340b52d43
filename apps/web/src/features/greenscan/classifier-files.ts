import type { LeafManifest } from '@ankur/leaf-doctor/manifest';
import modelUrl from '@ankur/leaf-doctor/model/leaf.onnx.gz?url';
import shippedManifest from '@ankur/leaf-doctor/model/manifest.json';
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';

/** The cache of the classifier's large files. */
export const CLASSIFIER_CACHE = 'leaf-doctor';

/** Files of the app that are fetched once and cached. */
export const CLASSIFIER_FILES = { model: modelUrl, engine: wasmUrl } as const;

/** A model with the address of its file. */
export interface ClassifierModel {
  manifest: LeafManifest;
  url: string;
}

/** The model that came with this version of the app. */
export const SHIPPED_MODEL: ClassifierModel = {
  manifest: shippedManifest as LeafManifest,
  url: modelUrl,
};

/** Under this address the cache says which other model it holds. */
export const OTHER_MODEL_KEY = '/leaf-doctor/model.json';

/** A cached file's bytes. Rejects when it is not cached. */
export async function cachedBytes(url: string): Promise<ArrayBuffer> {
  const found = await (await caches.open(CLASSIFIER_CACHE)).match(url);
  if (!found) throw new Error(`${url} is not cached`);
  return found.arrayBuffer();
}

/** The model that this device holds or would hold: one of the operator's when it was downloaded, else the shipped one. */
export async function keptModel(): Promise<ClassifierModel> {
  const told = await (await caches.open(CLASSIFIER_CACHE)).match(OTHER_MODEL_KEY);
  return told ? ((await told.json()) as ClassifierModel) : SHIPPED_MODEL;
}
