import type { Failure } from '@ankur/contracts/http/problem';
import { useRef, useState } from 'react';
import { errorStatus, fieldErrors, isUnreachable } from '../../lib/http/field-errors.ts';
import { rowId } from '../../lib/http/row-id.ts';
import { serverNowMs } from '../../lib/session/tokens.ts';
import { type ScanResult, useAnalyzePhotosMutation, useKeepScanMutation } from './greenscan.api.ts';
import { isDoctorKept } from './model-store.ts';
import type { Photo } from './read-photo.ts';
import { readResult } from './read-result.ts';
import { keepHere } from './scans-here.ts';

export type AnalysisState =
  | { phase: 'idle' }
  | { phase: 'analyzing' }
  | { phase: 'failed'; why: Failure | null }
  | { phase: 'done'; result: ScanResult; local: boolean; photo: File | null };

async function lookHere(photos: readonly Photo[], crop: string | null): Promise<ScanResult | null> {
  const pictures = photos.filter((photo) => photo.readable).map((photo) => photo.upload);
  if (pictures.length === 0 || !(await isDoctorKept())) return null;
  try {
    const { lookLocally } = await import('./browser-doctor.ts');
    return await lookLocally(pictures, crop);
  } catch {
    return null;
  }
}

/** Why the server would not look at a photograph; null when no answer came or it was a fault. */
function whyRefused(error: unknown): Failure | null {
  if (errorStatus(error) === 500) return null;
  return Object.values(fieldErrors(error) ?? {}).flat()[0] ?? null;
}

function asFile(photo: Blob): File {
  return photo instanceof File ? photo : new File([photo], 'leaf.jpg', { type: photo.type });
}

/** Faults after which another attempt can do better: later, or when the farmer has made room. */
function passes(error: unknown): boolean {
  const status = errorStatus(error);
  return status === null || status === 413 || status === 429 || status >= 500;
}

/**
 * Asks the server; without a network, this device's own doctor when it is kept. What cannot be kept in
 * the account yet stays on this device until it can; `onLost` hears when there is no room for it.
 * After `reset` no answer comes any more: it would stand under photographs that it is not about.
 */
export function useAnalysis(onLost: () => void) {
  const [state, setState] = useState<AnalysisState>({ phase: 'idle' });
  const [analyze] = useAnalyzePhotosMutation();
  const [keepScan] = useKeepScanMutation();
  const asked = useRef<ReturnType<typeof analyze> | null>(null);

  const keepResult = async (result: ScanResult, photo: Photo, local: boolean) => {
    const { verdict, severity, confidence, label, crop } = result;
    if (verdict === 'not-a-leaf') return;
    // A picture this browser cannot read is not one the account could show.
    if (!photo.readable || verdict === undefined || confidence === undefined) return;
    const id = rowId();
    const form = {
      ...{ label: label ?? null, crop: crop ?? null, verdict, severity, confidence },
      ...{ id, key: id },
      scanned_at: new Date(serverNowMs()).toISOString(),
    };
    if (!local) {
      const { error } = await keepScan({ photo: photo.upload, form });
      if (!error || !passes(error)) return;
    }
    if (!(await keepHere({ photo: photo.upload, form }))) onLost();
  };
  const ask = async (photos: readonly Photo[], crop: string | null, keep: boolean) => {
    setState({ phase: 'analyzing' });
    const question = analyze({ photos: photos.map((photo) => photo.upload), crop });
    asked.current = question;
    const answer = await question;
    const fromServer = readResult(answer.data);
    const local = !fromServer && isUnreachable(answer.error);
    const result = fromServer ?? (local ? await lookHere(photos, crop) : null);
    if (asked.current !== question) return;
    if (!result) return setState({ phase: 'failed', why: whyRefused(answer.error) });
    const [first] = photos;
    setState({ phase: 'done', result, local, photo: first ? asFile(first.upload) : null });
    if (keep && first) void keepResult(result, first, local);
  };
  const reset = () => {
    asked.current?.abort();
    asked.current = null;
    setState({ phase: 'idle' });
  };
  return { state, ask, reset };
}
