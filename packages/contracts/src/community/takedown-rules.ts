import * as z from 'zod/mini';
import { requiredText } from '../http/fields.ts';
import { communityFailure as failure } from './problems.ts';
import { REPORT_REASONS } from './rules.ts';

/** Why something was taken out of sight; the author reads it. */
export const TAKEDOWN_GROUNDS = [...REPORT_REASONS, 'order', 'reports', 'known-picture'] as const;
export type TakedownGround = (typeof TAKEDOWN_GROUNDS)[number];

/** `hidden` until a moderator looks, `removed` by one, or back in sight. */
export const TAKEDOWN_STATES = ['hidden', 'removed', 'lifted'] as const;

export const APPEAL_MAX = 1000;

/** What an author says against a takedown. */
export const appealBody = z.object({
  text: requiredText(
    failure('appeal_empty'),
    APPEAL_MAX,
    failure('appeal_too_long', { max_characters: APPEAL_MAX }),
  ),
});
export type AppealBody = z.output<typeof appealBody>;
