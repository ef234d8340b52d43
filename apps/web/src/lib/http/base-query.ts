import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import { noteAnswer } from '../online/kept-answers.ts';
import { endsWithin } from '../session/access-expiry.ts';
import { sessionEnded, sessionResumed } from '../session/ended.ts';
import { renewSession } from '../session/renew.ts';
import { accessToken, isStillOwner, serverNowMs, sessionOwner } from '../session/tokens.ts';
import { needsToken } from './audience.ts';

const EXPIRY_MARGIN_MS = 15_000;

/** Failed requests in RTK Query's own words: FETCH_ERROR, TIMEOUT_ERROR, PARSING_ERROR or a status. */
export type HttpError = FetchBaseQueryError;

const send = fetchBaseQuery({
  baseUrl: globalThis.location?.origin ?? '/',
  timeout: 30_000,
  prepareHeaders: (headers, { arg }) => {
    const path = typeof arg === 'string' ? arg : arg.url;
    const token = needsToken(path) ? accessToken() : null;
    if (token) headers.set('authorization', `Bearer ${token}`);
    return headers;
  },
});

/** Asks once and notes whether the answer is from now. */
const plain: Ask = async (args, api, extra) => {
  const answer = await send(args, api, extra);
  const { request, response } = answer.meta ?? {};
  const question = api.queryCacheKey;
  if (question && request?.method === 'GET' && response?.ok)
    noteAnswer(request.url, question, response.headers);
  return answer;
};

type Ask = BaseQueryFn<string | FetchArgs, unknown, HttpError, object, FetchBaseQueryMeta>;

function methodOf(args: string | FetchArgs): string {
  return typeof args === 'string' ? 'GET' : (args.method ?? 'GET').toUpperCase();
}

/** The same question; an address without parameters has no question mark. */
function bare(args: string | FetchArgs): string | FetchArgs {
  if (typeof args === 'string' || !args.params) return args;
  const { params, ...rest } = args;
  return Object.values(params).some((value) => value !== undefined) ? args : rest;
}

/** Reading waits no longer for a line that is silent: what is kept can be shown, and a refusal is renewed after it. */
const READING_WAITS_MS = 5000;

async function renewBefore(method: string, token: string): Promise<void> {
  const renewing = renewSession(token);
  const enough = new Promise((resolve) => setTimeout(resolve, READING_WAITS_MS));
  await (method === 'GET' ? Promise.race([renewing, enough]) : renewing);
}

const LEFT: HttpError = { status: 'FETCH_ERROR', error: 'the farmer who asked has signed out' };

/** Asks the server; a session that ran out is renewed silently once. Nothing goes out in the name of who came after. */
export const baseQuery: Ask = async (asked, api, extra) => {
  const args = bare(asked);
  const path = typeof args === 'string' ? args : args.url;
  const token = needsToken(path) ? accessToken() : null;
  const owner = sessionOwner();
  const left = (): boolean => token !== null && !isStillOwner(owner);
  if (token && endsWithin(token, EXPIRY_MARGIN_MS, serverNowMs()))
    await renewBefore(methodOf(args), token);
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
  if (renewal === 'ended') sessionEnded(methodOf(args) !== 'GET');
  return first;
};
