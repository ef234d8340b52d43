import * as z from 'zod/mini';
import { PHOTO_MESSAGES } from '../http/common.ts';
import { clean } from '../profile/rules.ts';

export const EXPERT_FIELDS = [
  'irrigation',
  'crop_diseases',
  'soil_health',
  'market_analysis',
] as const;
export type ExpertField = (typeof EXPERT_FIELDS)[number];
export const EXPERT_LANGUAGES = ['english', 'hindi', 'marathi', 'telugu'] as const;
export type ExpertLanguage = (typeof EXPERT_LANGUAGES)[number];
export const QUERY_MAX = 2000;

export const EXPERT_MESSAGES = {
  field: 'Field of expertise is required',
  language: 'Language is required',
  query: 'Query is required',
  queryTooLong: `Query cannot exceed ${QUERY_MAX} characters`,
  photoNotImage: PHOTO_MESSAGES.notImage,
  photoTooLarge: PHOTO_MESSAGES.tooLarge,
  text: 'Write something first',
  textTooLong: `The text cannot exceed ${QUERY_MAX} characters`,
  worked: 'Say whether it worked',
} as const;

const M = EXPERT_MESSAGES;

export const expertRequestForm = z.object({
  field_of_expertise: z.enum(EXPERT_FIELDS, M.field),
  language: z.enum(EXPERT_LANGUAGES, M.language),
  query: z
    .string(M.query)
    .check(clean, z.minLength(1, M.query), z.maxLength(QUERY_MAX, M.queryTooLong)),
});
export type ExpertRequestForm = z.output<typeof expertRequestForm>;

export const expertText = z.object({
  text: z
    .string(M.text)
    .check(clean, z.minLength(1, M.text), z.maxLength(QUERY_MAX, M.textTooLong)),
});

export const expertWorked = z.object({ worked: z.boolean(M.worked) });
