import * as z from 'zod/mini';
import type { Failure } from '../http/problem.ts';
import { commonFailure } from '../http/problems.ts';
import { authFailure as failure } from './problems.ts';

export const PASSWORD_REQUIRED = commonFailure('password_required');
const EMAIL_REQUIRED = failure('email_required');
const NAME_INVALID = failure('name_invalid');

export const PASSWORD_MIN = 8;
const EMAIL_MAX = 254;
const ACCOUNT_NAME_MAX = 100;

const EMAIL = /^[A-Za-z0-9._%+'-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;
// Devanagari and Telugu write vowels as marks, and join some letters with the invisible joiners.
const LETTERS_AND_SPACES = /^\p{L}(?:[\p{L}\p{M} ]|\u200c|\u200d)*$/u;
const STRICT = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*])[A-Za-z\d!@#$%^&*]{8,}$/;

/** True for letters (of any script, with their vowel marks) and spaces only. */
export function isLettersAndSpaces(text: string): boolean {
  return LETTERS_AND_SPACES.test(text);
}

/** Characters as a person counts them: a surrogate pair is one. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** The sign-up rules for a password, in the order in which their failures are listed. */
export const SIGN_UP_PASSWORD_RULES: readonly {
  failure: Failure;
  holds(password: string): boolean;
}[] = [
  {
    failure: failure('password_too_short', { min: PASSWORD_MIN }),
    holds: (password) => characterCount(password) >= PASSWORD_MIN,
  },
  {
    failure: failure('password_without_uppercase'),
    holds: (password) => /\p{Lu}/u.test(password),
  },
  {
    failure: failure('password_without_special'),
    holds: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  },
  {
    failure: failure('password_negative_number'),
    holds: (password) => !/-\d/.test(password),
  },
];

/** True for an e-mail address as sign-up takes it. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);

/** A trimmed e-mail address. Case is stored, but ignored in comparisons. */
export const emailRule = z.string(EMAIL_REQUIRED).check(
  z.trim(),
  z.refine((email) => email.length > 0, { error: EMAIL_REQUIRED }),
  z.refine((email) => email === '' || isEmail(email), { error: failure('email_invalid') }),
);

export const accountNameRule = z.string(NAME_INVALID).check(
  z.trim(),
  z.refine((name) => isLettersAndSpaces(name) && characterCount(name) <= ACCOUNT_NAME_MAX, {
    error: NAME_INVALID,
  }),
);

/** Reports every broken rule at once. The length is limited by the request size only. */
export const signUpPasswordRule = z
  .string(PASSWORD_REQUIRED)
  .check(
    ...SIGN_UP_PASSWORD_RULES.map((rule) =>
      z.refine<string>((password) => rule.holds(password), { error: rule.failure }),
    ),
  );

/** The rule of change and reset: letters, digits and !@#$%^&* only, one of each kind. */
export const strictPasswordRule = z.string(PASSWORD_REQUIRED).check(
  z.refine((password) => password.length > 0, { error: PASSWORD_REQUIRED }),
  z.refine((password) => password === '' || STRICT.test(password), {
    error: failure('password_not_strict'),
  }),
);

/** Confirmation equals the password; reported together with other failures. */
export function confirmationCheck<T extends { password: string; password2: string }>(
  mismatch: Failure,
) {
  return z.refine<T>((form) => form.password === form.password2, {
    path: ['password2'],
    error: mismatch,
    // Without this a missing field elsewhere in the form would hide the mismatch.
    when: ({ value }) => {
      const form = value as Partial<Record<'password' | 'password2', unknown>> | null;
      return (
        typeof form === 'object' &&
        typeof form?.password === 'string' &&
        typeof form.password2 === 'string' &&
        form.password2 !== ''
      );
    },
  });
}
