import type { Failure } from '@ankur/contracts/http/problem';
import { useRef, useState } from 'react';
import { placeOfScan } from '../../entities/farmer/gives-scans.ts';
import { errorStatus, fieldErrors, isUnreachable } from '../../lib/http/field-errors.ts';
import { rowId } from '../../lib/http/row-id.ts';
import { isStillOwner, serverNowMs, sessionOwner } from '../../lib/session/tokens.ts';
import { type ScanResult, useAnalyzePhotosMutation, useKeepScanMutation } from './greenscan.api.ts';
import { isClassifierDownloaded } from './model-store.ts';
import type { Photo } from './read-photo.ts';
import { readResult } from './read-result.ts';

export type AnalysisState =
  | { phase: 'idle' }
  | { phase: 'analyzing' }
  | { phase: 'failed'; why: Failure | null }
  | { phase: 'done'; result: ScanResult; local: boolean; photo: File | null };

async function analyseOffline(
  photos: readonly Photo[],
  crop: string | null,
): Promise<ScanResult | null> {
  const pictures = photos.filter((photo) => photo.readable).map((photo) => photo.upload);
  if (pictures.length === 0 || !(await isClassifierDownloaded())) return null;
  try {
    const { analyseOnDevice } = await import('./browser-classifier.ts');
    return await analyseOnDevice(pictures, crop);
  } catch {
    return null;
  }
}

/** Why the server refused a photograph; null without an answer or after a 500. */
function whyRefused(error: unknown): Failure | null {
  if (errorStatus(error) === 500) return null;
  return Object.values(fieldErrors(error) ?? {}).flat()[0] ?? null;
}

function asFile(photo: Blob): File {
  return photo instanceof File ? photo : new File([photo], 'leaf.jpg', { type: photo.type });
}

/**
 * Analyses on the server; without a network on this device if the classifier was downloaded. A result that cannot be saved in
 * the account yet waits in the outbox; `onLost` is called when it could not be kept at all.
 * Answers after `reset` are ignored, because they belong to other photographs.
 */
export function useAnalysis(onLost: () => void) {
  const [state, setState] = useState<AnalysisState>({ phase: 'idle' });
  const [analyze] = useAnalyzePhotosMutation();
  const [keepScan] = useKeepScanMutation();
  const asked = useRef<ReturnType<typeof analyze> | null>(null);

  const keepResult = async (result: ScanResult, photo: Photo) => {
    const { verdict, severity, confidence, label, crop } = result;
    if (verdict === 'not-a-leaf') return;
    // A picture that this browser cannot decode is not saved.
    if (!photo.readable || verdict === undefined || confidence === undefined) return;
    const form = {
      ...{ label: label ?? null, crop: crop ?? null, verdict, severity, confidence },
      ...{ id: rowId(), key: null },
      ...placeOfScan(),
      scanned_at: new Date(serverNowMs()).toISOString(),
    };
    if ((await keepScan({ photo: photo.upload, form })).error) onLost();
  };
  const ask = async (photos: readonly Photo[], crop: string | null, keep: boolean) => {
    setState({ phase: 'analyzing' });
    const owner = sessionOwner();
    const question = analyze({ photos: photos.map((photo) => photo.upload), crop });
    asked.current = question;
    const answer = await question;
    const fromServer = readResult(answer.data);
    const local = !fromServer && isUnreachable(answer.error);
    const result = fromServer ?? (local ? await analyseOffline(photos, crop) : null);
    if (asked.current !== question) return;
    if (!result) return setState({ phase: 'failed', why: whyRefused(answer.error) });
    const [first] = photos;
    setState({ phase: 'done', result, local, photo: first ? asFile(first.upload) : null });
    // The phone may have changed hands during a slow upload.
    if (keep && first && isStillOwner(owner)) void keepResult(result, first);
  };
  const reset = () => {
    asked.current?.abort();
    asked.current = null;
    setState({ phase: 'idle' });
  };
  return { state, ask, reset };
}
