import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import type { Waits } from '../outbox/describe.ts';
import { currentSnapshot } from '../outbox/outbox.ts';
import { sessionOwner } from '../session/tokens.ts';
import type { HttpError } from './base-query.ts';
import type { Call, HttpRequest } from './call.ts';
import { isUnreachable } from './field-errors.ts';
import { rowId } from './row-id.ts';

interface Answer {
  data?: unknown;
  error?: HttpError;
  meta?: FetchBaseQueryMeta | undefined;
}
type Ask = (request: HttpRequest) => Answer | PromiseLike<Answer>;

interface Setter<Arg, Data> {
  call: Call;
  request: HttpRequest;
  waits: Waits<Arg, Data>;
  arg: Arg;
}

/** The outbox's writing code; preloaded after the page. */
export async function loadWriting() {
  const [{ describeWrite }, { write }] = await Promise.all([
    import('../outbox/describe.ts'),
    import('../outbox/write.ts'),
  ]);
  return { describeWrite, write };
}

/** Marks the result of a queued write. */
const KEPT = { kept: true } as unknown as FetchBaseQueryMeta;

/** Whether a result is of a write that is queued on this device. */
export const isKept = (meta: object | undefined): boolean => meta !== undefined && 'kept' in meta;

const named = (body: unknown): unknown =>
  body instanceof FormData ? body.get('id') : (body as { id?: unknown } | undefined)?.id;

/**
 * Sends a toggle of the specification, which is not idempotent; without an answer the equivalent setter is queued
 * in the outbox, and also while an earlier one is queued.
 */
export async function toggleOrQueue<Arg, Data>(
  ask: Ask,
  press: HttpRequest,
  { call, request, waits, arg }: Setter<Arg, Data>,
): Promise<Answer> {
  const thing = waits.thing?.(arg);
  const isWaiting = currentSnapshot().records.some((one) => one.thing === thing);
  const answer = isWaiting ? null : await ask(press);
  if (answer && !isUnreachable(answer.error)) return answer;
  return throughOutbox(ask, call, waits, arg)(request);
}

/**
 * Sends a write through the outbox: stored first, sent at once, and left queued without an answer. Without a session, or without
 * storage on the device, it is sent directly.
 */
export function throughOutbox<Arg, Data>(
  ask: Ask,
  call: Call,
  waits: Waits<Arg, Data>,
  arg: Arg,
): (request: HttpRequest) => Promise<Answer> {
  return async (request) => {
    const owner = sessionOwner();
    if (!owner) return ask(request);
    const made = call.makes ? named(request.body) : null;
    const id = typeof made === 'string' ? made : rowId();
    try {
      const { describeWrite, write } = await loadWriting();
      const described = describeWrite(waits, arg, request, call, { id, owner });
      const { write: one, files, standIn, form } = described;
      const written = await write(one, files, form);
      if (written.kind === 'failed') return { error: written.error };
      if (written.kind === 'done') return { data: written.answer };
      return { data: standIn, meta: KEPT };
    } catch (error) {
      console.error('the device did not store the write', error);
      return ask(request);
    }
  };
}
