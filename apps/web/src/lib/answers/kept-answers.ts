import { PERSONAL_ANSWERS } from 'virtual:cached-answers';
import type { UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../http/base-api.ts';
import { CACHED_HEADER, noteKept } from '../online/cached-answers.ts';
import { sessionOwner } from '../session/tokens.ts';
import { nowMs } from '../time/clock.ts';
import { keptAnswer, putAnswer } from './answers-store.ts';

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

const DAY_MS = 86_400_000;
/** Older ones would tell of another season. */
const OLDEST_MS = 30 * DAY_MS;
/** About as many characters; what is larger is read anew. */
const ANSWER_MAX = 200_000;
/** A fresh answer that comes within this time leaves no note that an old one was shown. */
const SOON_MS = 2000;

const entryOf = ({ getState }: Store, { queryCacheKey }: Query) =>
  getState().api.queries[queryCacheKey];

async function show(query: Query, store: Store): Promise<void> {
  const owner = sessionOwner();
  if (!owner || entryOf(store, query)?.data !== undefined) return;
  const { endpointName, originalArgs, queryCacheKey } = query;
  const kept = await keptAnswer(owner, queryCacheKey);
  const isTold = entryOf(store, query)?.data !== undefined;
  if (!kept || isTold || sessionOwner() !== owner || nowMs() - kept.atMs > OLDEST_MS) return;
  const entry = { endpointName, arg: originalArgs, value: kept.data };
  store.dispatch(baseApi.util.upsertQueryEntries([entry as never]));
  const shownAt = entryOf(store, query)?.fulfilledTimeStamp;
  setTimeout(() => {
    if (entryOf(store, query)?.fulfilledTimeStamp === shownAt) noteKept(queryCacheKey, kept.atMs);
  }, SOON_MS);
}

async function keep({ payload, meta }: QueryAction): Promise<void> {
  const owner = sessionOwner();
  const { request, response } = meta.baseQueryMeta ?? {};
  if (!owner || !request || response?.headers.has(CACHED_HEADER)) return;
  noteKept(meta.arg.queryCacheKey, null);
  if (!PERSONAL_ANSWERS.test(new URL(request.url).pathname)) return;
  if (JSON.stringify(payload).length > ANSWER_MAX) return;
  await putAnswer({ owner, question: meta.arg.queryCacheKey, data: payload, atMs: nowMs() });
}

/** Follows a question from its beginning to its end. */
export async function onQuery(action: QueryAction, store: Store): Promise<void> {
  const { arg, requestStatus } = action.meta;
  try {
    if (requestStatus === 'pending') await show(arg, store);
    if (requestStatus === 'fulfilled') await keep(action);
  } catch {
    // a browser that refuses its database keeps nothing
  }
}
