import * as z from 'zod/mini';
import { pageQuery } from '../http/common.ts';
import { endpoint, OPEN_READ, PUT, READ } from '../http/endpoint.ts';
import { accessEntry } from './access.ts';
import { privacyFailure as failure } from './problems.ts';
import { AGE_GROUPS, NOTICE_VERSION } from './rules.ts';

const text = z.nullable(z.string());

/** The operator's contact; null where not configured. */
export const operatorContact = z.object({
  name: text,
  grievance_email: text,
  grievance_phone: text,
});
export type OperatorContact = z.infer<typeof operatorContact>;

export const privacyNotice = z.object({ version: z.string(), operator: operatorContact });

/** Notices shown to an account, and its decisions. */
export const privacyState = z.object({
  /** The version that was shown before the farmer agreed last, and when; null where a sign-up named none. */
  notice: z.object({ version: text, agreed_at: text, current: z.boolean() }),
  /** Whether other farmers may see the profile and what was posted. */
  sharing: z.object({ allowed: z.boolean(), decided_at: text }),
  /** Null until the farmer has said it, here or by the age in the profile. */
  /** Whether kept scans may be given for training; false until the farmer has allowed it. `version` is of the text shown then. */
  training: z.object({ allowed: z.boolean(), version: text, decided_at: text }),
  age: z.object({ group: z.nullable(z.enum(AGE_GROUPS)), told_at: text }),
});
export type PrivacyState = z.infer<typeof privacyState>;

const NOTICE_UNKNOWN = failure('notice_version_unknown');
export const agreeBody = z.object({ version: z.literal(NOTICE_VERSION, NOTICE_UNKNOWN) });
export const ageBody = z.object({ group: z.enum(AGE_GROUPS, failure('age_group_required')) });
export const sharingBody = z.object({ allowed: z.boolean(failure('sharing_required')) });

/** A withdrawal needs no version: it holds whichever text was shown. */
export const trainingBody = z.object({
  allowed: z.boolean(failure('training_required')),
  version: z.optional(z.string().check(z.maxLength(20))),
});

export const privacyEndpoints = {
  notice: endpoint({
    ...OPEN_READ,
    path: '/api/privacy/notice/',
    summary: 'The present version of the privacy notice, and who answers for this installation',
    answer: privacyNotice,
  }),
  state: endpoint({
    ...READ,
    path: '/api/user/privacy/',
    tags: ['Privacy'],
    summary: 'Which notice I agreed to and when, and whether other farmers see me',
    answer: privacyState,
  }),
  accessLog: endpoint({
    ...READ,
    path: '/api/user/access-log/',
    summary: 'Who with a role looked at my things in the console, newest first',
    query: pageQuery,
    answer: z.array(accessEntry),
  }),
  agree: endpoint({
    ...PUT,
    path: '/api/user/privacy/notice/',
    tags: ['Privacy'],
    summary: 'Agree to the present notice',
    body: agreeBody,
    answer: privacyState,
  }),
  setAge: endpoint({
    ...PUT,
    path: '/api/user/privacy/age/',
    tags: ['Privacy', 'Posts', 'Reels', 'Comments', 'Following'],
    summary: 'Say whether I am 18 or older; may be sent twice',
    body: ageBody,
    answer: privacyState,
  }),
  setTraining: endpoint({
    ...PUT,
    path: '/api/user/privacy/training/',
    tags: ['Privacy'],
    summary: 'Give my kept scans for training the classifier, or no longer; may be sent twice',
    body: trainingBody,
    answer: privacyState,
  }),
  setSharing: endpoint({
    ...PUT,
    path: '/api/user/privacy/sharing/',
    tags: ['Privacy', 'Posts', 'Reels', 'Comments', 'Following'],
    summary: 'Let other farmers see my profile and posts, or no longer; may be sent twice',
    body: sharingBody,
    answer: privacyState,
  }),
};
