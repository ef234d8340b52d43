import * as z from 'zod/mini';

export const EMAIL_REQUIRED = 'Email is required';
export const EMAIL_INVALID = 'Please enter a valid email address';
export const PASSWORD_REQUIRED = 'Password is required';
export const NAME_INVALID = 'Please enter a valid name (letters and spaces only)';
export const SIGN_UP_MISMATCH = 'Password and Confirm Password do not match';
export const TERMS_REQUIRED = 'Please accept the Terms and Conditions';
export const CURRENT_PASSWORD_REQUIRED = 'Current password is required';
export const CONFIRMATION_REQUIRED = 'Confirm password is required';
export const STRICT_PASSWORD =
  'Password must be at least 8 characters long and contain at least one uppercase letter, one lowercase letter, one number, and one special character (!@#$%^&*).';
export const STRICT_MISMATCH = 'Passwords do not match.';

export const PASSWORD_MIN = 8;
const EMAIL_MAX = 254;
const ACCOUNT_NAME_MAX = 100;

/** Languages that the product speaks. */
export const LANGUAGES = ['en', 'hi', 'mr', 'te'] as const;
export type Language = (typeof LANGUAGES)[number];

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
  message: string;
  holds(password: string): boolean;
}[] = [
  {
    message: 'Password must be at least 8 characters long.',
    holds: (password) => characterCount(password) >= PASSWORD_MIN,
  },
  {
    message: 'Password must contain at least one uppercase letter.',
    holds: (password) => /\p{Lu}/u.test(password),
  },
  {
    message: 'Password must contain at least one special character.',
    holds: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  },
  {
    message: 'Password must not contain negative numbers.',
    holds: (password) => !/-\d/.test(password),
  },
];

/** Every sign-up rule that a password breaks. */
export function signUpPasswordProblems(password: string): string[] {
  return SIGN_UP_PASSWORD_RULES.filter((rule) => !rule.holds(password)).map((rule) => rule.message);
}

/** An address as it is compared and kept: without blanks around it. Case is kept, but never decides. */
export const emailRule = z.string(EMAIL_REQUIRED).check(
  z.trim(),
  z.refine((email) => email.length > 0, { error: EMAIL_REQUIRED }),
  z.refine((email) => email === '' || (email.length <= EMAIL_MAX && EMAIL.test(email)), {
    error: EMAIL_INVALID,
  }),
);

export const accountNameRule = z.string(NAME_INVALID).check(
  z.trim(),
  z.refine((name) => isLettersAndSpaces(name) && characterCount(name) <= ACCOUNT_NAME_MAX, {
    error: NAME_INVALID,
  }),
);

/** Answers every broken rule at once. How long a password may be is bounded by the size of a request alone. */
export const signUpPasswordRule = z
  .string(PASSWORD_REQUIRED)
  .check(
    ...SIGN_UP_PASSWORD_RULES.map((rule) =>
      z.refine<string>((password) => rule.holds(password), { error: rule.message }),
    ),
  );

/** The rule of change and reset: letters, digits and !@#$%^&* only, one of each kind. */
export const strictPasswordRule = z.string(PASSWORD_REQUIRED).check(
  z.refine((password) => password.length > 0, { error: PASSWORD_REQUIRED }),
  z.refine((password) => password === '' || STRICT.test(password), { error: STRICT_PASSWORD }),
);

/** Confirmation equals the password; reported together with whatever else fails. */
export function confirmationCheck<T extends { password: string; password2: string }>(
  message: string,
) {
  return z.refine<T>((form) => form.password === form.password2, {
    path: ['password2'],
    error: message,
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
