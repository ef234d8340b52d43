import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@ankur/languages/languages';
import * as z from 'zod/mini';
import { idParams } from '../http/common.ts';
import { endpoint, POST, READ } from '../http/endpoint.ts';
import { notTrueOrFalse } from '../http/fields.ts';
import { apiFailure, commonFailure } from '../http/problems.ts';
import { spelledWhole } from '../http/spelled-number.ts';
import { schemeFailure as failure } from './problems.ts';

const lang = z._default(
  z.enum(LANGUAGE_CODES, commonFailure('language_unknown')),
  DEFAULT_LANGUAGE,
);

const worded = z.object({ code: z.string(), text: z.string() });

/** Eligibility for a scheme, as far as profile and answers tell. */
export const eligibility = z.object({
  verdict: z.enum(['yes', 'no', 'ask']),
  reasons: z.array(worded),
  questions: z.array(worded),
});
export type EligibilityAnswer = z.infer<typeof eligibility>;

export const scheme = z.object({
  id: z.string(),
  name: z.string(),
  giver: z.string(),
  level: z.enum(['central', 'state']),
  state: z.nullable(z.string()),
  benefit: z.string(),
  who: z.string(),
  documents: z.array(z.string()),
  how: z.string(),
  deadline: z.string(),
  url: z.string(),
  helpline: z.string(),
  /** Month of the facts, `YYYY-MM`. */
  as_of: z.string(),
  /** False when the facts were not read again for `as_of`. */
  reread: z.boolean(),
  eligibility,
});
export type SchemeAnswer = z.infer<typeof scheme>;

export const schemesEndpoints = {
  schemes: endpoint({
    ...READ,
    path: '/api/schemes/',
    aliases: ['/api/user/schemes/'],
    auth: 'optional',
    tags: ['Schemes', 'Profile'],
    summary: 'The catalogue of government schemes; signed in, with what the profile tells',
    query: z.object({
      lang,
      q: z._default(
        z
          .string()
          .check(
            z.trim(),
            z.maxLength(80, apiFailure('text_too_long', { name: 'q', max_characters: 80 })),
          ),
        '',
      ),
      /** Only those that suit the farmer, best first. */
      suited: z._default(z.enum(['true', 'false'], notTrueOrFalse('suited')), 'false'),
      limit: z._default(spelledWhole('limit', 1, 100), 100),
    }),
    answer: z.array(scheme),
  }),
  check: endpoint({
    ...POST,
    path: '/api/schemes/:id/check/',
    aliases: ['/api/user/schemes/:id/check/'],
    auth: 'optional',
    tags: ['Profile'],
    summary: 'Whether a scheme is meant for me, from my profile and my answers',
    params: idParams,
    query: z.object({ lang }),
    body: z.object({
      answers: z._default(z.record(z.string(), z.boolean(failure('scheme_answer_invalid'))), {}),
    }),
    answer: eligibility,
  }),
};
