import { sessionOwner } from '../session/tokens.ts';
import { nowMs } from '../time/clock.ts';
import { decide, discard, hold, pause, rewrite, takeBack, tryNow, undoRemoval } from './discard.ts';
import { change, sendWaiting } from './outbox.ts';
import type { OutboxRecord, Row } from './record.ts';
import type { Decision } from './records.ts';

/** Changes what waits for who is signed in. */
async function mine<Result>(
  make: (records: readonly OutboxRecord[]) => Decision<Result>,
): Promise<Result | null> {
  const owner = sessionOwner();
  return owner ? change(owner, make) : null;
}

/** Undoes a deletion that waits, or that was of something never sent; answers whether there was one. */
export async function takeBackRemoval(thing: string): Promise<boolean> {
  return (await mine((records) => undoRemoval(records, thing))) ?? false;
}

/** Whether `takeBackRemoval` would bring a thing back: its deletion has not gone out. */
export async function isRemovalWaiting(thing: string): Promise<boolean> {
  return (await mine((records) => ({ result: undoRemoval(records, thing).result }))) ?? false;
}

/** Puts other values into what was never sent, and sends it when that is possible; false: it is on its way already. */
export async function rewriteWaiting(id: string, values: Row): Promise<boolean> {
  const isRewritten = (await mine((records) => rewrite(records, id, values))) ?? false;
  void sendWaiting();
  return isRewritten;
}

/** Throws a write away with what depends on it; answers under what it can be taken back. */
export async function discardWrite(id: string): Promise<number> {
  const at = nowMs();
  await mine((records) => discard(records, id, at));
  return at;
}

/** Takes back what was thrown away. */
export async function takeBackDiscarded(at: number): Promise<void> {
  await mine((records) => takeBack(records, at));
  void sendWaiting();
}

/** Sends writes at once, refused ones again as they are. */
export async function sendNow(ids: readonly string[]): Promise<void> {
  await mine((records) => tryNow(records, ids));
  await sendWaiting();
}

/** Lets writes wait for Wi-Fi, or no longer. */
export async function holdForWifi(ids: readonly string[], held: boolean): Promise<void> {
  await mine((records) => hold(records, ids, held));
  if (!held) void sendWaiting();
}

/** Stops all writes of a kind until they are let go. */
export async function pauseWrites(what: string, paused: boolean): Promise<void> {
  await mine((records) => pause(records, what, paused));
  if (!paused) void sendWaiting();
}

/** Sends a write on top of what somebody changed meanwhile, with the fields that the farmer chose of their own. */
export async function sendChosen(id: string, fields: readonly string[]): Promise<void> {
  await mine((records) => decide(records, id, fields));
  await sendWaiting();
}
