import type { Analysis } from '@ankur/contracts/greenscan/endpoints';
import { diagnose, type RunModel } from '@ankur/leaf-doctor/diagnose';
import { cropOf } from '@ankur/leaf-doctor/labels';
import { recommendationList } from '@ankur/leaf-doctor/library/advice';
import { severityOfFinding } from '@ankur/leaf-doctor/library/finding-severity';
import { labelName } from '@ankur/leaf-doctor/library/library';
import { checkManifest, type LeafManifest } from '@ankur/leaf-doctor/manifest';
import manifestJson from '@ankur/leaf-doctor/model/manifest.json';
import { checkQuality } from '@ankur/leaf-doctor/quality-gate';
import type { RgbImage } from '@ankur/leaf-doctor/rgb-image';
import { unpackModel } from '@ankur/leaf-doctor/unpack-model';
import * as ort from 'onnxruntime-web/wasm';
import { DOCTOR_FILES, keptBytes } from './model-store.ts';
import { decodePixels } from './read-photo.ts';

const manifest = checkManifest(manifestJson as LeafManifest);

async function open(): Promise<RunModel> {
  const [model, engine] = await Promise.all([
    keptBytes(DOCTOR_FILES.model).then(unpackModel),
    keptBytes(DOCTOR_FILES.engine),
  ]);
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmBinary = engine;
  const session = await ort.InferenceSession.create(model, {
    executionProviders: ['wasm'],
  });
  return async (tensor, shape) => {
    const answer = await session.run({
      [manifest.model.input]: new ort.Tensor('float32', tensor, shape),
    });
    const rows = answer[manifest.model.output]?.data;
    if (!(rows instanceof Float32Array)) throw new TypeError('the model gave no answer');
    return rows;
  };
}

let opened: Promise<RunModel> | undefined;

async function decode(photo: Blob): Promise<RgbImage> {
  const pixels = await decodePixels(photo);
  if (pixels === null) throw new TypeError('this browser cannot read the picture');
  return pixels;
}

/** The same answer as the server's, worked out on this device from the kept model. */
export async function lookLocally(photos: readonly Blob[], crop: string | null): Promise<Analysis> {
  const photographs = await Promise.all(photos.map(decode));
  opened ??= open();
  opened.catch(() => {
    opened = undefined;
  });
  const finding = await diagnose(photographs, manifest, crop, await opened);
  const severity = severityOfFinding(finding, photographs);
  const { label } = finding;
  const about = crop ?? (label === null ? null : cropOf(label));
  return {
    disease: label === null ? 'Not sure' : (labelName(label)?.en ?? label),
    severity: severity.severity,
    severity_basis: severity.basis,
    symptom_share: severity.symptomShare,
    recommendations: label === null ? [] : recommendationList(label, 'en'),
    crop: about,
    confidence: finding.confidence,
    label,
    verdict: finding.verdict,
    candidates: finding.candidates,
    photo_problems: photographs.map((photograph) => checkQuality(photograph).problems),
    accuracy: manifest.accuracy.crops.find((entry) => entry.crop === about) ?? null,
    model: manifest.version,
  };
}
