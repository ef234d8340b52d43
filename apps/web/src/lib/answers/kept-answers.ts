import { PERSONAL_ANSWERS, PUBLIC_ANSWERS } from 'virtual:cached-answers';
import type { UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../http/base-api.ts';
import { isUnreachable } from '../http/field-errors.ts';
import { CACHED_HEADER, noteKept } from '../online/cached-answers.ts';
import { noteServerDate } from '../session/server-date.ts';
import { sessionOwner } from '../session/tokens.ts';
import { nowMs } from '../time/clock.ts';
import { openAnswers, putAnswer } from './answers-store.ts';
import { lastAnswer } from './last-answer.ts';
import { computationOf } from './on-phone.ts';

interface Query {
  endpointName: string;
  originalArgs: unknown;
  queryCacheKey: string;
}

interface QueryAction extends UnknownAction {
  payload?: unknown;
  meta: {
    arg: Query;
    requestStatus: 'pending' | 'fulfilled' | 'rejected';
    baseQueryMeta?: { request?: Request; response?: Response };
  };
}

interface Store {
  dispatch: (action: UnknownAction) => unknown;
  getState: () => {
    api: { queries: Readonly<Record<string, { data?: unknown; fulfilledTimeStamp?: number }>> };
  };
}

/** About as many characters; what is larger is read anew. */
const ANSWER_MAX = 200_000;
/** A fresh answer that comes within this time leaves no note that an old one was shown. */
const SOON_MS = 2000;

const entryOf = ({ getState }: Store, { queryCacheKey }: Query) =>
  getState().api.queries[queryCacheKey];

const isTold = (store: Store, query: Query): boolean => entryOf(store, query)?.data !== undefined;

function put({ dispatch }: Store, query: Query, value: unknown): void {
  const { endpointName, originalArgs } = query;
  const entry = { endpointName, arg: originalArgs, value };
  dispatch(baseApi.util.upsertQueryEntries([entry as never]));
}

if (sessionOwner()) openAnswers().catch(() => undefined);

/** Shows what was kept until the answer comes; when that takes long it is said from when it is. */
async function show(query: Query, store: Store): Promise<void> {
  const owner = sessionOwner();
  if (!owner || isTold(store, query)) return;
  const kept = await lastAnswer(query.queryCacheKey);
  if (sessionOwner() !== owner || isTold(store, query)) return;
  if (kept) put(store, query, kept.data);
  const shownAt = entryOf(store, query)?.fulfilledTimeStamp;
  setTimeout(() => {
    if (sessionOwner() !== owner) return;
    if (!kept) void compute(query, store).catch(() => undefined);
    else if (entryOf(store, query)?.fulfilledTimeStamp === shownAt)
      noteKept(query.queryCacheKey, kept.atMs);
  }, SOON_MS);
}

/** Computes what got no answer on this device, where it knows how and enough. */
async function compute(query: Query, store: Store): Promise<void> {
  const owner = sessionOwner();
  const computation = computationOf(query.endpointName);
  if (!owner || !computation || isTold(store, query)) return;
  const computed = await computation(query.originalArgs);
  if (!computed || sessionOwner() !== owner || isTold(store, query)) return;
  put(store, query, { ...computed.data, computedAtMs: computed.atMs });
  noteKept(query.queryCacheKey, computed.atMs);
}

async function keep({ payload, meta }: QueryAction): Promise<void> {
  const owner = sessionOwner();
  const { request, response } = meta.baseQueryMeta ?? {};
  if (!owner || !request || !response) return;
  if (response.headers.has(CACHED_HEADER)) {
    // The service worker's copy tells no date; it came at the same time as the one that is kept here.
    const { queryCacheKey } = meta.arg;
    const same = await lastAnswer(queryCacheKey);
    if (same && sessionOwner() === owner) noteKept(queryCacheKey, same.atMs);
    return;
  }
  // The browser caches no answer with authentication (`no-store`): its date is of now.
  if (request.headers.has('authorization')) noteServerDate(response.headers.get('date'));
  noteKept(meta.arg.queryCacheKey, null);
  const { pathname } = new URL(request.url);
  if (!PERSONAL_ANSWERS.test(pathname) && !PUBLIC_ANSWERS.test(pathname)) return;
  if (JSON.stringify(payload).length > ANSWER_MAX) return;
  await putAnswer({ owner, question: meta.arg.queryCacheKey, data: payload, atMs: nowMs() });
}

/** Follows a question from its beginning to its end. */
export async function onQuery(action: QueryAction, store: Store): Promise<void> {
  const { arg, requestStatus } = action.meta;
  try {
    if (requestStatus === 'pending') await show(arg, store);
    if (requestStatus === 'fulfilled') await keep(action);
    if (requestStatus === 'rejected' && isUnreachable(action.payload)) await compute(arg, store);
  } catch {
    // a browser that refuses its database keeps nothing
  }
}
