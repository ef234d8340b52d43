import { LANGUAGE_CODES } from '@ankur/languages/languages';
import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { commonFailure } from '../http/problems.ts';

export const transcriptionEndpoints = {
  about: endpoint({
    method: 'GET',
    path: '/api/transcription/',
    auth: 'none',
    cache: 'public',
    summary: 'Whether this service writes down recorded speech',
    status: 200,
    answer: z.object({ available: z.boolean() }),
  }),
  transcribe: endpoint({
    method: 'POST',
    path: '/api/user/transcription/',
    auth: 'required',
    summary: 'Write down recorded speech: multipart `sound`. Keeps nothing',
    query: z.object({ language: z.enum(LANGUAGE_CODES, commonFailure('language_unknown')) }),
    body: z.object({ sound: z.string().check(z.describe('recording of at most a minute')) }),
    bodyKind: 'multipart',
    status: 200,
    answer: z.object({ text: z.string() }),
    refuses: [413, 415, 503],
  }),
};
