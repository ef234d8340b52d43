import type { ScanForm } from '@ankur/contracts/greenscan/endpoints';
import { useEffect, useState } from 'react';
import { noteUnsentScans } from '../../lib/session/unsent.ts';
import { createSignal } from '../../lib/signal.ts';
import { PERSONAL_CACHE_PREFIX } from '../../lib/storage/personal-caches.ts';

/** Cleared with the other personal caches when the session ends. */
const CACHE = `${PERSONAL_CACHE_PREFIX}-scans`;
const FOLDER = '/scans-here/';
const FORM_HEADER = 'x-scan';

/** A scan that is stored on this device until it can be sent; its key makes retries idempotent. */
export interface PendingScan {
  photo: Blob;
  form: ScanForm & { key: string; scanned_at: string };
}

const signal = createSignal();

/** Encodes the form for a header, which allows only Latin-1. */
const written = (form: ScanForm): string => encodeURIComponent(JSON.stringify(form));

async function read(kept: Response): Promise<PendingScan | null> {
  try {
    const form = JSON.parse(decodeURIComponent(kept.headers.get(FORM_HEADER) ?? ''));
    return { form, photo: await kept.blob() };
  } catch {
    return null;
  }
}

async function changed(cache: Cache): Promise<void> {
  noteUnsentScans((await cache.keys()).length);
  signal.emit();
}

/** Stores a scan with its photograph on this device; false when storage is full. */
export async function savePendingScan({ photo, form }: PendingScan): Promise<boolean> {
  try {
    const cache = await caches.open(CACHE);
    const headers = { 'content-type': photo.type, [FORM_HEADER]: written(form) };
    await cache.put(FOLDER + form.key, new Response(photo, { headers }));
    await changed(cache);
    return true;
  } catch {
    return false;
  }
}

/** Pending scans, newest first. */
export async function pendingScans(): Promise<PendingScan[]> {
  try {
    const cache = await caches.open(CACHE);
    const kept = await cache.matchAll();
    const scans = (await Promise.all(kept.map(read))).filter((scan) => scan !== null);
    return scans.sort((a, b) => b.form.scanned_at.localeCompare(a.form.scanned_at));
  } catch {
    return [];
  }
}

export async function removePendingScan(key: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.delete(FOLDER + key);
  await changed(cache);
}

/** Subscribes to the pending scans. */
export function usePendingScans(): readonly PendingScan[] {
  const [scans, setScans] = useState<readonly PendingScan[]>([]);
  useEffect(() => {
    let shown = true;
    const show = () => void pendingScans().then((found) => shown && setScans(found));
    show();
    const stop = signal.subscribe(show);
    return () => {
      shown = false;
      stop();
    };
  }, []);
  return scans;
}
