import { useSyncExternalStore } from 'react';
import { createSignal } from '../signal.ts';
import { readText, writeText } from '../storage/storage.ts';

const KEY = 'picture-mode';
const signal = createSignal();

/** Home as large pictures or as words; null until somebody chose on this device. */
export type PictureMode = 'pictures' | 'words' | null;

function read(): PictureMode {
  const kept = readText(KEY);
  return kept === 'pictures' || kept === 'words' ? kept : null;
}

/** Keeps the choice on this device, for whoever uses it. */
export function choosePictureMode(mode: Exclude<PictureMode, null>): void {
  writeText(KEY, mode);
  signal.emit();
}

export const usePictureMode = (): PictureMode =>
  useSyncExternalStore(signal.subscribe, read, () => 'words');
