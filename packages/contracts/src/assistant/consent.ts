import * as z from 'zod/mini';
import { assistantFailure as failure } from './problems.ts';

/** Day on which the text of that consent last changed (`consent` in assistant.json of the locales); each decision names it. */
export const ASSISTANT_TEXT_VERSION = '2026-11-23';

/** Consent to send figures of the farm to the language model. */
export const consentForm = z.object({ books: z.boolean(failure('consent_required')) });

export const assistantConsent = z.object({
  /** Whether a language model is configured; without one nothing is sent. */
  available: z.boolean(),
  /** Income and expenses, and what is told from the size of the land; null before the farmer was asked. */
  books: z.nullable(z.boolean()),
  decided_at: z.nullable(z.string()),
});
export type AssistantConsent = z.output<typeof assistantConsent>;
