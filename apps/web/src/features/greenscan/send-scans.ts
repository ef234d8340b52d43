import type { ApiDispatch } from '../../lib/http/dispatch.ts';
import { errorStatus } from '../../lib/http/field-errors.ts';
import { isStillOwner, sessionOwner } from '../../lib/session/tokens.ts';
import { greenscanApi } from './greenscan.api.ts';
import { keepsScans } from './keep-choice.ts';
import { removeHere, type ScanHere, scansHere } from './scans-here.ts';

/** Statuses of a scan that will never be taken; it stays on the device and holds up no other. */
const REFUSED = new Set([400, 409, 413, 415]);
/** The account had it, and it was deleted there. */
const GONE = 410;

/** What the farmer deleted here; one that was on its way just then is deleted in the account too. */
const deleted = new Set<string>();

/** Deletes a scan that is on this device alone. */
export async function deleteHere(key: string): Promise<void> {
  deleted.add(key);
  await removeHere(key);
}

/** Whether the next one may be tried. */
async function send(scan: ScanHere, dispatch: ApiDispatch): Promise<boolean> {
  const { keepScan, removeScan } = greenscanApi.endpoints;
  const { key } = scan.form;
  if (deleted.has(key)) return true;
  const { data, error } = await dispatch(keepScan.initiate(scan, { track: false }));
  const status = errorStatus(error);
  if (error && status !== GONE) return REFUSED.has(status as number);
  await removeHere(key);
  if (data && deleted.has(key)) await dispatch(removeScan.initiate(data.id, { track: false }));
  return true;
}

async function sendAll(dispatch: ApiDispatch): Promise<void> {
  if (!keepsScans()) return;
  const farmer = sessionOwner();
  for (const scan of (await scansHere()).reverse()) {
    // Signed out meanwhile: what is still in hand belongs to no one who came after.
    if (!isStillOwner(farmer)) return;
    if (!(await send(scan, dispatch))) return;
  }
}

let going: Promise<void> | undefined;

/**
 * Sends the scans of this device to the account, oldest first, and removes here what arrived. Stops
 * where the network or the session ends; what is left goes another time.
 */
export function sendScans(dispatch: ApiDispatch): Promise<void> {
  going ??= sendAll(dispatch).finally(() => {
    going = undefined;
  });
  return going;
}
