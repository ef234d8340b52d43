import type { ScanForm } from '@ankur/contracts/greenscan/endpoints';
import type { ApiDispatch } from '../../lib/http/dispatch.ts';
import { noOldScans } from '../../lib/session/old-scans.ts';
import { PERSONAL_CACHE_PREFIX } from '../../lib/storage/personal-caches.ts';
import { greenscanApi } from './greenscan.api.ts';

/** Where earlier versions of the app kept scans that could not be sent, each with its form in a header. */
const CACHE = `${PERSONAL_CACHE_PREFIX}-scans`;
const FORM_HEADER = 'x-scan';

async function formOf(kept: Response): Promise<ScanForm | null> {
  try {
    const form = JSON.parse(decodeURIComponent(kept.headers.get(FORM_HEADER) ?? ''));
    // The server knows the scan by this key if it was sent already.
    return { ...form, id: form.id ?? form.key };
  } catch {
    return null;
  }
}

/** Moves scans that an earlier version of the app left waiting into the outbox, oldest first; each leaves once it is there. */
export async function takeOverScans(dispatch: ApiDispatch): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const address of await cache.keys()) {
    const kept = await cache.match(address);
    const form = kept && (await formOf(kept));
    const { keepScan } = greenscanApi.endpoints;
    if (kept && form) {
      const scan = { photo: await kept.blob(), form };
      const { error } = await dispatch(keepScan.initiate(scan, { track: false }));
      // Without room in the database it stays where it is.
      if (error) return;
    }
    await cache.delete(address);
  }
  noOldScans();
}
