import * as z from 'zod/mini';
import { endpoint, OPEN_READ } from '../http/endpoint.ts';

const share = z.number();

export const languageAnswer = z.object({
  /** BCP 47 language subtag. */
  code: z.string(),
  /** English name. */
  name: z.string(),
  own_name: z.string(),
  /** ISO 15924 code. */
  script: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** True when every text is there and was read again. */
  reviewed: z.boolean(),
  /** The share of the English texts that the language has, 0..1; the rest falls back. */
  coverage: z.object({
    app: share,
    leaf: share,
    schemes: share,
    guidance: share,
    assistant: share,
  }),
});
export type LanguageAnswer = z.output<typeof languageAnswer>;

export const languagesEndpoints = {
  list: endpoint({
    ...OPEN_READ,
    path: '/api/languages/',
    summary: 'The languages of the product and how much of each part they have',
    answer: z.array(languageAnswer),
  }),
};
