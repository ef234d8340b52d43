import { LANGUAGE_CODES } from '@ankur/languages/languages';
import * as z from 'zod/mini';
import { endpoint, OPEN_READ, POST } from '../http/endpoint.ts';
import { commonFailure } from '../http/problems.ts';

export const transcriptionEndpoints = {
  about: endpoint({
    ...OPEN_READ,
    path: '/api/transcription/',
    summary: 'Whether this service writes down recorded speech',
    answer: z.object({ available: z.boolean() }),
  }),
  transcribe: endpoint({
    ...POST,
    path: '/api/user/transcription/',
    summary: 'Write down recorded speech: multipart `sound`. Keeps nothing',
    query: z.object({ language: z.enum(LANGUAGE_CODES, commonFailure('language_unknown')) }),
    body: z.object({ sound: z.string().check(z.describe('recording of at most a minute')) }),
    bodyKind: 'multipart',
    answer: z.object({ text: z.string() }),
    refuses: [413, 415, 503],
  }),
};
