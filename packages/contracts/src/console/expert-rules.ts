import * as z from 'zod/mini';
import { isEmail } from '../auth/rules.ts';
import { expertFailure } from '../experts/problems.ts';
import { EXPERT_FIELDS, EXPERT_LANGUAGES } from '../experts/rules.ts';
import { textOrNull } from '../http/fields.ts';
import { consoleFailure as failure } from './problems.ts';

export const EXPERIENCE_MAX = 100;

const FIELDS = failure('expert_fields_required');
const LANGUAGES = failure('expert_languages_required');

const competence = {
  fields: z
    .array(z.enum(EXPERT_FIELDS, FIELDS), FIELDS)
    .check(z.minLength(1, FIELDS), z.maxLength(EXPERT_FIELDS.length, FIELDS)),
  languages: z
    .array(z.enum(EXPERT_LANGUAGES, LANGUAGES), LANGUAGES)
    .check(z.minLength(1, LANGUAGES), z.maxLength(EXPERT_LANGUAGES.length, LANGUAGES)),
  /** As "14 years". */
  experience: z._default(
    textOrNull(EXPERIENCE_MAX, failure('experience_too_long', { max_characters: EXPERIENCE_MAX })),
    null,
  ),
};

/** Fields and languages of an expert. */
export const expertForm = z.object(competence);
export type ExpertForm = z.output<typeof expertForm>;

const EMAIL = failure('invitation_email_invalid');
export const invitationForm = z.object({
  ...competence,
  email: z.string(EMAIL).check(z.trim(), z.refine(isEmail, { error: EMAIL })),
});
export type InvitationForm = z.output<typeof invitationForm>;

export const acceptInvitation = z.object({ token: z.string(expertFailure('invitation_unknown')) });
