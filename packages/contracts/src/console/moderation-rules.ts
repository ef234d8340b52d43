import * as z from 'zod/mini';
import { REPORT_REASONS } from '../community/rules.ts';
import { oneOf, requiredText } from '../http/fields.ts';
import { commonFailure } from '../http/problems.ts';
import { consoleFailure as failure } from './problems.ts';

/** Actions of a moderator on a case. */
export const CASE_DEEDS = ['remove', 'restore', 'dismiss', 'warn', 'unwarn'] as const;
export type CaseDeed = (typeof CASE_DEEDS)[number];

/** Grounds of a removal. */
export const REMOVAL_GROUNDS = [...REPORT_REASONS, 'order'] as const;

/** Sources of complaints made outside the app. */
export const CASE_SOURCES = ['complaint', 'order'] as const;

/**
 * Periods of the Information Technology (Intermediary Guidelines) Rules 2021: `private` for complaints about private
 * parts, nudity or impersonation (rule 3(2)(b)), `order` of a court or a government (rule 3(1)(d)), `grievance` for
 * every other complaint and for appeals (rule 3(2)(a)).
 */
export const CASE_CLOCKS = ['private', 'order', 'grievance'] as const;

export const WHY_MAX = 500;
export const REFERENCE_MAX = 200;

/** Why it was done: for the log, and for the author to read. */
export const why = requiredText(
  failure('why_required'),
  WHY_MAX,
  failure('why_too_long', { max_characters: WHY_MAX }),
);

const GROUND = failure('ground_unknown');

export const caseDecision = z.object({
  deed: oneOf(CASE_DEEDS, failure('deed_unknown'), failure('deed_unknown')),
  /** Of a removal; `other` unless said. */
  ground: z._default(oneOf(REMOVAL_GROUNDS, GROUND, GROUND), 'other'),
  /** Of a removal: hide similar pictures when they are shared again. */
  remember_picture: z._default(z.boolean(), false),
  why,
});
export type CaseDecision = z.output<typeof caseDecision>;

const REFERENCE = failure('case_reference_required');
const SOURCE = failure('case_source_unknown');

/** A complaint that came by letter, or an order. */
export const caseForm = z.object({
  /** Of the post, reel or comment. */
  subject: z.string(failure('case_subject_unknown')),
  source: oneOf(CASE_SOURCES, SOURCE, SOURCE),
  reason: z._default(oneOf(REPORT_REASONS, GROUND, GROUND), 'other'),
  reference: requiredText(
    REFERENCE,
    REFERENCE_MAX,
    failure('case_reference_too_long', { max_characters: REFERENCE_MAX }),
  ),
  /** Time of arrival, from which the deadlines run; now by default. */
  received_at: z.optional(z.iso.datetime(commonFailure('instant_invalid'))),
});
export type CaseForm = z.output<typeof caseForm>;

export const accountDecision = z.object({ why });

export const appealDecision = z.object({
  /** Whether the item is restored. */
  restore: z._default(z.boolean(), false),
  why,
});
export type AppealDecision = z.output<typeof appealDecision>;
