import * as z from 'zod/mini';
import { requiredText } from '../http/fields.ts';
import { communityFailure as failure } from './problems.ts';
import { REPORT_REASONS } from './rules.ts';

/** Grounds of a takedown, shown to the author. */
export const TAKEDOWN_GROUNDS = [...REPORT_REASONS, 'order', 'reports', 'known-picture'] as const;
export type TakedownGround = (typeof TAKEDOWN_GROUNDS)[number];

/** `hidden` pending review, `removed` by a moderator, or restored. */
export const TAKEDOWN_STATES = ['hidden', 'removed', 'lifted'] as const;

export const APPEAL_MAX = 1000;

/** An author's appeal against a takedown. */
export const appealBody = z.object({
  text: requiredText(
    failure('appeal_empty'),
    APPEAL_MAX,
    failure('appeal_too_long', { max_characters: APPEAL_MAX }),
  ),
});
export type AppealBody = z.output<typeof appealBody>;
