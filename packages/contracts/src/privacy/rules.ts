import * as z from 'zod/mini';

/** Day on which the privacy notice of the web app last changed; whoever agreed to an older one is shown it again. */
export const NOTICE_VERSION = '2026-11-23' as const;

/** Day on which the text about giving photographs for training last changed; a consent names the text that was shown. */
export const TRAINING_TEXT_VERSION = '2026-11-23' as const;

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

/** A version as it is sent along with a sign-up; anything else counts as none. */
export const noticeVersionRule = z.optional(
  z.catch(z.optional(z.string().check(z.regex(WRITTEN))), undefined),
);

/** Whether somebody is 18 or older; nothing of an account under 18 is shown to other farmers. */
export const AGE_GROUPS = ['adult', 'minor'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** Optional at sign-up; an invalid value counts as absent. */
export const signUpAgeRule = z.optional(z.catch(z.optional(z.enum(AGE_GROUPS)), undefined));

/** Purposes of personal data, in the order of the notice. */
export const PURPOSES = [
  'account',
  'farm',
  'community',
  'experts',
  'training',
  'assistant',
  'providers',
  'service',
] as const;
export type Purpose = (typeof PURPOSES)[number];
