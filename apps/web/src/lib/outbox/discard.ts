import { queue, withDependants } from './queue.ts';
import { currentOf, type OutboxRecord, type Row, type StoredBody, versionOf } from './record.ts';
import type { Decision } from './records.ts';
import { isLive, isOpen, nextWrite, writesAbout } from './records.ts';

/** Deletions that go together: of an entry, and of the money that it wrote. */
function removedTogether(records: readonly OutboxRecord[], record: OutboxRecord): OutboxRecord[] {
  const removals = records.filter(({ kind }) => kind === 'remove');
  const first = removals.find(({ thing }) => record.after.includes(thing)) ?? record;
  return removals.filter((one) => one === first || one.after.includes(first.thing));
}

/** What goes with a write when it is thrown away: of what was to be made, everything about it. */
function goesWith(records: readonly OutboxRecord[], record: OutboxRecord): readonly OutboxRecord[] {
  const together = record.kind === 'remove' ? removedTogether(records, record) : [record];
  const all = record.kind === 'make' ? withDependants(records, record.thing) : together;
  return all.filter(isLive);
}

/** Throws a write away; it can be taken back under the instant at which that was. */
export function discard(
  records: readonly OutboxRecord[],
  id: string,
  nowMs: number,
): Decision<void> {
  const record = records.find((one) => one.id === id);
  if (!record) return { result: undefined };
  const gone = goesWith(records, record).map((one) => ({ ...one, discardedMs: nowMs }));
  const next = nextWrite(records, record);
  const follows = next && next.version === null && !gone.some((one) => one.id === next.id);
  return {
    put: [...gone, ...(follows ? [{ ...next, version: record.version }] : [])],
    result: undefined,
  };
}

/** Takes back what was thrown away at an instant; the write after it waits for its answer's version again. */
export function takeBack(records: readonly OutboxRecord[], discardedMs: number): Decision<void> {
  const put = records
    .filter((one) => one.discardedMs === discardedMs)
    .flatMap((one) => {
      const next = nextWrite(records, one);
      const follows = next?.version === one.version ? [{ ...next, version: null }] : [];
      return [{ ...one, discardedMs: null }, ...follows];
    });
  return { put, result: undefined };
}

/**
 * Undoes a deletion that was never sent; answers whether there was one. What was thrown away with it comes back.
 */
export function undoRemoval(records: readonly OutboxRecord[], thing: string): Decision<boolean> {
  const about = records.filter((one) => one.thing === thing);
  const removal = about.find((one) => one.kind === 'remove' && isLive(one));
  if (removal && !isOpen(removal)) return { result: false };
  const at =
    removal?.madeAtMs ?? Math.max(...about.map(({ discardedMs }) => discardedMs ?? -Infinity));
  const back = records.filter(({ discardedMs }) => discardedMs === at);
  if (!removal && back.length === 0) return { result: false };
  return {
    put: back.map((one) => ({ ...one, discardedMs: null })),
    remove: removal ? [removal.id] : [],
    result: true,
  };
}

/** Whether other values can be put into a write although the server changes nothing of its kind: it would make something and was never sent. */
export const canRewrite = (record: OutboxRecord): boolean =>
  record.kind === 'make' && isOpen(record);

/** Puts other values into what was never sent; answers whether that was still possible. */
export function rewrite(
  records: readonly OutboxRecord[],
  id: string,
  values: Row,
): Decision<boolean> {
  const record = records.find((one) => one.id === id);
  if (!record || !canRewrite(record) || writesAbout(records, record.thing).at(-1) !== record)
    return { result: false };
  const { put = [] } = queue(records, {
    ...record,
    ...{ id: `${id}/rewritten`, kind: 'change', bytes: 0 },
    before: record.row,
    row: { ...record.row, ...values },
    request: { ...record.request, body: { json: values } },
  });
  return { put, result: true };
}

/** Sends what was refused again as it is, or what waits at once. */
export function tryNow(records: readonly OutboxRecord[], ids: readonly string[]): Decision<void> {
  const tried = records.filter((one) => ids.includes(one.id) && one.state !== 'sending');
  return {
    put: tried.map((one) => ({
      ...one,
      state: 'waiting',
      nextTryMs: 0,
      ...{ held: false, paused: false },
      refusal: null,
    })),
    result: undefined,
  };
}

/** Lets writes wait for Wi-Fi, or no longer. */
export function hold(
  records: readonly OutboxRecord[],
  ids: readonly string[],
  held: boolean,
): Decision<void> {
  const meant = records.filter((one) => ids.includes(one.id));
  return { put: meant.map((one) => ({ ...one, held })), result: undefined };
}

/** Stops all writes of a kind, or lets them go. */
export function pause(
  records: readonly OutboxRecord[],
  what: string,
  paused: boolean,
): Decision<void> {
  const meant = records.filter((one) => one.what === what);
  return { put: meant.map((one) => ({ ...one, paused })), result: undefined };
}

/** The body with what stands there now in all fields that are not the farmer's own choice. */
function chosenBody(
  body: StoredBody,
  json: Row,
  current: Row,
  mine: readonly string[],
): StoredBody {
  if ('json' in body) return { json };
  if (!('form' in body)) return body;
  const form = body.form.map((part) =>
    'text' in part && !mine.includes(part.name) && part.name in current
      ? { ...part, text: String(current[part.name] ?? '') }
      : part,
  );
  return { form };
}

/**
 * Decides about a thing that was changed elsewhere: goes out on top of what stands there now, with the fields that the
 * farmer chose of their own.
 */
export function decide(
  records: readonly OutboxRecord[],
  id: string,
  mine: readonly string[],
): Decision<void> {
  const record = records.find((one) => one.id === id);
  const current = record ? currentOf(record.refusal) : null;
  if (!record || !current) return { result: undefined };
  const { request } = record;
  const chosen = Object.fromEntries(
    Object.entries(record.row ?? {}).filter(([name]) => mine.includes(name)),
  );
  const json = 'json' in request.body ? { ...request.body.json } : {};
  for (const name of Object.keys(json))
    if (!mine.includes(name) && name in current) json[name] = current[name];
  const again: OutboxRecord = {
    ...record,
    request: { ...request, body: chosenBody(request.body, json, current, mine) },
    before: current,
    row: record.row && { ...current, ...chosen },
    version: versionOf(current),
    state: 'waiting',
    nextTryMs: 0,
    refusal: null,
  };
  return { put: [again], result: undefined };
}
