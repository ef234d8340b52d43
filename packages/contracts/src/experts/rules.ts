import { LANGUAGES } from '@ankur/languages/languages';
import * as z from 'zod/mini';
import { requiredCleanText } from '../profile/rules.ts';
import { expertFailure as failure } from './problems.ts';

export const EXPERT_FIELDS = [
  'irrigation',
  'crop_diseases',
  'soil_health',
  'market_analysis',
] as const;
export type ExpertField = (typeof EXPERT_FIELDS)[number];
/** The languages as requests name them: by their English names in small letters. */
export const EXPERT_LANGUAGES = LANGUAGES.map(({ name }) => name.toLowerCase());
export type ExpertLanguage = (typeof EXPERT_LANGUAGES)[number];
export const QUERY_MAX = 2000;

const QUERY_REQUIRED = failure('query_required');
const TEXT_EMPTY = failure('expert_text_empty');

export const expertRequestForm = z.object({
  field_of_expertise: z.enum(EXPERT_FIELDS, failure('expertise_required')),
  language: z.enum(EXPERT_LANGUAGES, failure('expert_language_required')),
  query: requiredCleanText(
    QUERY_REQUIRED,
    QUERY_MAX,
    failure('query_too_long', { max_characters: QUERY_MAX }),
  ),
});
export type ExpertRequestForm = z.output<typeof expertRequestForm>;

export const expertText = z.object({
  text: requiredCleanText(
    TEXT_EMPTY,
    QUERY_MAX,
    failure('expert_text_too_long', { max_characters: QUERY_MAX }),
  ),
});

export const expertWorked = z.object({ worked: z.boolean(failure('worked_required')) });
