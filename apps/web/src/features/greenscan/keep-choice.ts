import { useState } from 'react';
import { pauseWrites } from '../../lib/outbox/outbox-actions.ts';
import { PERSONAL_KEY_PREFIX, readText, writeText } from '../../lib/storage/storage.ts';

const KEY = `${PERSONAL_KEY_PREFIX}keep-scans`;

/** Whether scans are saved in the account; true by default. */
function keepsScans(): boolean {
  return readText(KEY) !== 'no';
}

/** The farmer's setting and its setter. */
export function useKeepChoice(): [keep: boolean, choose: (keep: boolean) => void] {
  const [keep, setKeep] = useState(keepsScans);
  const choose = (next: boolean) => {
    writeText(KEY, next ? 'yes' : 'no');
    setKeep(next);
    // What was scanned before and waits goes no further either.
    void pauseWrites('scan', !next);
  };
  return [keep, choose];
}
