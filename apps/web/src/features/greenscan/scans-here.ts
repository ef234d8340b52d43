import type { ScanForm } from '@ankur/contracts/greenscan/endpoints';
import { useEffect, useState } from 'react';
import { noteUnsentScans } from '../../lib/session/unsent.ts';
import { createSignal } from '../../lib/signal.ts';
import { PERSONAL_CACHE_PREFIX } from '../../lib/storage/personal-caches.ts';

/** Emptied with the other personal caches when the session ends. */
const CACHE = `${PERSONAL_CACHE_PREFIX}-scans`;
const FOLDER = '/scans-here/';
const FORM_HEADER = 'x-scan';

/** A scan that is on this device alone until it can be sent; its name makes sending it twice harmless. */
export interface ScanHere {
  photo: Blob;
  form: ScanForm & { key: string; scanned_at: string };
}

const signal = createSignal();

/** Farmers' words travel in a header, which holds no others than Latin letters. */
const written = (form: ScanForm): string => encodeURIComponent(JSON.stringify(form));

async function read(kept: Response): Promise<ScanHere | null> {
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

/** Keeps a scan with its photograph on this device; answers whether there was room. */
export async function keepHere({ photo, form }: ScanHere): Promise<boolean> {
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

/** The scans that are on this device alone, newest first. */
export async function scansHere(): Promise<ScanHere[]> {
  try {
    const cache = await caches.open(CACHE);
    const kept = await cache.matchAll();
    const scans = (await Promise.all(kept.map(read))).filter((scan) => scan !== null);
    return scans.sort((a, b) => b.form.scanned_at.localeCompare(a.form.scanned_at));
  } catch {
    return [];
  }
}

export async function removeHere(key: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.delete(FOLDER + key);
  await changed(cache);
}

/** The scans on this device alone, as they come and go. */
export function useScansHere(): readonly ScanHere[] {
  const [scans, setScans] = useState<readonly ScanHere[]>([]);
  useEffect(() => {
    let shown = true;
    const show = () => void scansHere().then((found) => shown && setScans(found));
    show();
    const stop = signal.subscribe(show);
    return () => {
      shown = false;
      stop();
    };
  }, []);
  return scans;
}
