import { failuresOf } from '../http/problem.ts';

/** Failure codes of accounts, passwords and sign-in. */
export const authProblems = {
  email_required: 'Email is required',
  email_invalid: 'Please enter a valid email address',
  name_invalid: 'Please enter a valid name (letters and spaces only)',
  password_mismatch: 'Password and Confirm Password do not match',
  terms_not_accepted: 'Please accept the Terms and Conditions',
  current_password_required: 'Current password is required',
  password_confirmation_required: 'Confirm password is required',
  password_not_strict:
    'Password must be at least 8 characters long and contain at least one uppercase letter, one lowercase letter, one number, and one special character (!@#$%^&*).',
  passwords_differ: 'Passwords do not match.',
  password_too_short: 'Password must be at least {min} characters long.',
  password_without_uppercase: 'Password must contain at least one uppercase letter.',
  password_without_special: 'Password must contain at least one special character.',
  password_negative_number: 'Password must not contain negative numbers.',
  refresh_required: 'Refresh token is required',
  refresh_invalid: 'Refresh token is not valid',
  email_taken: 'An account with this email already exists.',
  credentials_wrong: 'Invalid email or password.',
  account_suspended: 'This account is suspended.',
  password_common:
    'Many people use this password, so it is easily guessed. Please choose another one.',
  sign_ups_crowded: {
    text: 'Many accounts are being made just now. Please try again in a little while.',
    params: ['retry_after'],
  },
  confirmation_link_stale:
    'This link is not valid any more. Sign in and ask for a new one on the page "Change Password".',
  current_password_wrong: 'Current password is incorrect.',
  reset_link_stale: 'This link is not valid any more. Please ask for a new one.',
} as const;
export const authFailure = failuresOf<typeof authProblems>();
