import type { ApiDispatch } from '../../lib/http/dispatch.ts';
import { errorStatus } from '../../lib/http/field-errors.ts';
import { isStillOwner, sessionOwner } from '../../lib/session/tokens.ts';
import { greenscanApi } from './greenscan.api.ts';
import { keepsScans } from './keep-choice.ts';
import { type PendingScan, pendingScans, removePendingScan } from './pending-scans.ts';

/** Statuses of a scan that will never be accepted; it stays on the device and does not block others. */
const REFUSED = new Set([400, 409, 413, 415]);
/** The scan was deleted in the account. */
const GONE = 410;

/** Keys of discarded scans; one that was being sent is deleted in the account too. */
const deleted = new Set<string>();

/** Deletes a pending scan. */
export async function discardPendingScan(key: string): Promise<void> {
  deleted.add(key);
  await removePendingScan(key);
}

/** Sends one scan; false when the loop should stop. */
async function send(scan: PendingScan, dispatch: ApiDispatch): Promise<boolean> {
  const { keepScan, removeScan } = greenscanApi.endpoints;
  const { key } = scan.form;
  if (deleted.has(key)) return true;
  const { data, error } = await dispatch(keepScan.initiate(scan, { track: false }));
  const status = errorStatus(error);
  if (error && status !== GONE) return REFUSED.has(status as number);
  await removePendingScan(key);
  if (data && deleted.has(key)) await dispatch(removeScan.initiate(data.id, { track: false }));
  return true;
}

async function sendAll(dispatch: ApiDispatch): Promise<void> {
  if (!keepsScans()) return;
  const farmer = sessionOwner();
  for (const scan of (await pendingScans()).reverse()) {
    // Signed out meanwhile: these scans do not belong to the next session.
    if (!isStillOwner(farmer)) return;
    if (!(await send(scan, dispatch))) return;
  }
}

let inFlight: Promise<void> | undefined;

/**
 * Sends pending scans to the account, oldest first, and removes those that were accepted. Stops
 * when the network or the session ends; the rest is sent next time.
 */
export function sendScans(dispatch: ApiDispatch): Promise<void> {
  inFlight ??= sendAll(dispatch).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}
