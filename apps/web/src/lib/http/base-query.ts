import {
  type BaseQueryFn,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import { noteAnswer } from '../online/cached-answers.ts';
import { endsWithin, subjectOf } from '../session/access-expiry.ts';
import { sessionEnded, sessionResumed } from '../session/ended.ts';
import { renewSession } from '../session/renew.ts';
import { accessToken, isStillOwner, serverNowMs, sessionOwner } from '../session/tokens.ts';
import type { HttpRequest } from './call.ts';

const EXPIRY_MARGIN_MS = 15_000;

/** Errors of RTK Query: FETCH_ERROR, TIMEOUT_ERROR, PARSING_ERROR or a status. */
export type HttpError = FetchBaseQueryError;

/** The access token for calls with authentication, if it belongs to the call's owner. */
function tokenFor({ auth, owner }: HttpRequest): string | null {
  const token = auth === 'none' ? null : accessToken();
  return token !== null && owner !== undefined && subjectOf(token) !== owner ? null : token;
}

const send = fetchBaseQuery({
  baseUrl: globalThis.location?.origin ?? '/',
  timeout: 30_000,
  prepareHeaders: (headers, { arg }) => {
    const token = typeof arg === 'string' ? null : tokenFor(arg as HttpRequest);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return headers;
  },
});

/** Sends a request and records whether the answer was cached. */
const plain: Ask = async (args, api, extra) => {
  const answer = await send(args, api, extra);
  const { request, response } = answer.meta ?? {};
  const question = api.queryCacheKey;
  if (question && request?.method === 'GET' && response?.ok)
    noteAnswer(request.url, question, response.headers);
  return answer;
};

type Ask = BaseQueryFn<HttpRequest, unknown, HttpError, object, FetchBaseQueryMeta>;

/** Normalises a request; a URL without parameters has no question mark. */
function bare(args: HttpRequest): HttpRequest {
  const { params, ...rest } = args;
  return Object.values(params ?? {}).some((value) => value !== undefined) ? args : rest;
}

/** How long reads wait for the renewal of the session; then cached data can be shown, and a 401 triggers a renewal. */
const READING_WAITS_MS = 5000;

async function renewBefore(method: string | undefined, token: string): Promise<void> {
  const renewing = renewSession(token);
  const enough = new Promise((resolve) => setTimeout(resolve, READING_WAITS_MS));
  await (method === 'GET' ? Promise.race([renewing, enough]) : renewing);
}

const LEFT: HttpError = { status: 'FETCH_ERROR', error: 'the farmer who asked has signed out' };

/** Sends a request, renewing an expired session once. Never sends in the session of another farmer. */
export const baseQuery: Ask = async (asked, api, extra) => {
  const args = bare(asked);
  const token = tokenFor(args);
  const owner = sessionOwner();
  const left = (): boolean => token !== null && !isStillOwner(owner);
  if (args.owner !== undefined && args.owner !== owner) return { error: LEFT };
  if (token && endsWithin(token, EXPIRY_MARGIN_MS, serverNowMs()))
    await renewBefore(args.method, token);
  if (left()) return { error: LEFT };
  const tried = accessToken();
  const first = await plain(args, api, extra);
  if (first.error?.status !== 401 || !token || left()) return first;
  const renewal = await renewSession(tried);
  if (left()) return { error: LEFT };
  if (renewal === 'renewed') {
    sessionResumed();
    return plain(args, api, extra);
  }
  if (renewal === 'ended') sessionEnded(args.method !== 'GET');
  return first;
};
