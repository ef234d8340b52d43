import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { describeWrite, type Waits } from '../outbox/describe.ts';
import { write } from '../outbox/outbox.ts';
import { sessionOwner } from '../session/tokens.ts';
import type { HttpError } from './base-query.ts';
import type { Call, HttpRequest } from './call.ts';
import { rowId } from './row-id.ts';

interface Answer {
  data?: unknown;
  error?: HttpError;
  meta?: FetchBaseQueryMeta | undefined;
}
type Ask = (request: HttpRequest) => Answer | PromiseLike<Answer>;

/** Marks an answer that has not come yet. */
const KEPT = { kept: true } as unknown as FetchBaseQueryMeta;

/** Whether what stands for an answer is only kept on this device so far. */
export const isKept = (meta: object | undefined): boolean => meta !== undefined && 'kept' in meta;

const named = (body: unknown): unknown =>
  body instanceof FormData ? body.get('id') : (body as { id?: unknown } | undefined)?.id;

/**
 * Asks by way of the outbox: stored first, sent at once, and kept when no answer comes. Without a session, or without
 * room on the device, it asks directly.
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
    const { write: one, files } = describeWrite(waits, arg, request, call, { id, owner });
    try {
      const written = await write(one, files);
      if (written.kind === 'failed') return { error: written.error };
      if (written.kind === 'done') return { data: written.answer };
      return { data: one.row, meta: KEPT };
    } catch (error) {
      console.error('the device did not store the write', error);
      return ask(request);
    }
  };
}
