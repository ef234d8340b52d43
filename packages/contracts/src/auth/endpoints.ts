import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@ankur/languages/languages';
import * as z from 'zod/mini';
import { messageAnswer } from '../http/common.ts';
import { endpoint, OPEN_POST, POST, READ } from '../http/endpoint.ts';
import { filled } from '../http/fields.ts';
import { noticeVersionRule, signUpAgeRule } from '../privacy/rules.ts';
import { authFailure as failure } from './problems.ts';
import { PROOF_TEXT_MAX } from './proof.ts';
import {
  accountNameRule,
  confirmationCheck,
  emailRule,
  PASSWORD_REQUIRED,
  signUpPasswordRule,
  strictPasswordRule,
} from './rules.ts';

const SIGN_UP_MISMATCH = failure('password_mismatch');
const STRICT_MISMATCH = failure('passwords_differ');
const CURRENT_PASSWORD_REQUIRED = failure('current_password_required');
const CONFIRMATION_REQUIRED = failure('password_confirmation_required');

/** A browser's random id, the same at each sign-in; without it devices are distinguished by user agent. */
const deviceName = z.optional(
  z.catch(z.optional(z.string().check(z.minLength(16), z.maxLength(64))), undefined),
);

export const registerBody = z
  .object({
    name: accountNameRule,
    email: emailRule,
    password: signUpPasswordRule,
    password2: filled(SIGN_UP_MISMATCH),
    tc: z.union([z.literal('true'), z.literal(true)], failure('terms_not_accepted')),
    /** The language of the screen at sign-up; letters to the farmer are written in it. */
    language: z.optional(z.catch(z.enum(LANGUAGE_CODES), DEFAULT_LANGUAGE)),
    /** The version of the privacy notice that the form showed. */
    notice: noticeVersionRule,
    age_group: signUpAgeRule,
    device: deviceName,
    /** The proof of work that a refused sign-up required; see `proof.ts`. */
    proof: z.optional(
      z.catch(z.optional(z.string().check(z.maxLength(PROOF_TEXT_MAX))), undefined),
    ),
  })
  .check(confirmationCheck(SIGN_UP_MISMATCH));
export type RegisterBody = z.infer<typeof registerBody>;

export const loginBody = z.object({
  email: emailRule,
  password: filled(PASSWORD_REQUIRED),
  device: deviceName,
});
export type LoginBody = z.infer<typeof loginBody>;

export const tokenPair = z.object({ access: z.string(), refresh: z.string() });
export type TokenPair = z.infer<typeof tokenPair>;

export const signedInAnswer = z.object({ msg: z.string(), token: tokenPair });
export type SignedInAnswer = z.infer<typeof signedInAnswer>;

/** `confirm_email` where a confirmation mail was sent; the same for every address. */
export const registeredAnswer = z.object({
  msg: z.string(),
  token: tokenPair,
  confirm_email: z.optional(z.literal(true)),
});

export type RegisteredAnswer = z.infer<typeof registeredAnswer>;

export const emailConfirmation = z.object({
  email: z.string(),
  /** Whether posting, uploading and asking experts need it. */
  required: z.boolean(),
  confirmed: z.boolean(),
});
export type EmailConfirmation = z.infer<typeof emailConfirmation>;

const REFRESH_REQUIRED = failure('refresh_required');
export const refreshBody = z.object({
  refresh: z
    .string(REFRESH_REQUIRED)
    .check(z.minLength(1, REFRESH_REQUIRED), z.maxLength(500, failure('refresh_invalid'))),
});

const confirmation = filled(CONFIRMATION_REQUIRED);

export const changePasswordBody = z
  .object({
    current_password: filled(CURRENT_PASSWORD_REQUIRED),
    password: strictPasswordRule,
    password2: confirmation,
  })
  .check(confirmationCheck(STRICT_MISMATCH));
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

export const resetPasswordBody = z
  .object({ password: strictPasswordRule, password2: confirmation })
  .check(confirmationCheck(STRICT_MISMATCH));
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;

export const forgotPasswordBody = z.object({ email: emailRule });

export const authEndpoints = {
  register: endpoint({
    ...OPEN_POST,
    path: '/api/user/register/',
    summary: 'Make an account',
    body: registerBody,
    status: 201,
    answer: registeredAnswer,
  }),
  login: endpoint({
    ...OPEN_POST,
    path: '/api/user/login/',
    summary: 'Sign in with e-mail and password',
    body: loginBody,
    answer: signedInAnswer,
    refuses: [401, 403],
  }),
  refresh: endpoint({
    ...OPEN_POST,
    path: '/api/user/token/refresh/',
    summary: 'Exchange a refresh token, once, for a new pair',
    body: refreshBody,
    answer: tokenPair,
    refuses: [401],
  }),
  logout: endpoint({
    ...OPEN_POST,
    path: '/api/user/logout/',
    summary: 'End the session of a refresh token',
    body: refreshBody,
    status: 204,
  }),
  name: endpoint({
    ...READ,
    path: '/api/user/name/',
    aliases: ['/api/user/user/name/'],
    tags: ['Profile'],
    summary: 'Name of the signed-in account',
    answer: z.object({ name: z.string() }),
  }),
  changePassword: endpoint({
    ...POST,
    path: '/api/user/changepassword/',
    tags: ['Sessions'],
    summary: 'Choose another password; other devices are signed out',
    body: changePasswordBody,
    answer: messageAnswer,
  }),
  forgotPassword: endpoint({
    ...OPEN_POST,
    path: '/api/user/send-reset-password-email/',
    summary:
      'Send a link for a new password; the answer does not tell whether the address is known',
    body: forgotPasswordBody,
    answer: messageAnswer,
  }),
  emailConfirmation: endpoint({
    ...READ,
    path: '/api/user/email-confirmation/',
    tags: ['Email'],
    summary: 'Whether my e-mail address is confirmed, and whether that is needed',
    answer: emailConfirmation,
  }),
  sendConfirmation: endpoint({
    ...POST,
    path: '/api/user/email-confirmation/',
    summary: 'Send the link that confirms my e-mail address again',
    answer: messageAnswer,
  }),
  confirmEmail: endpoint({
    ...OPEN_POST,
    path: '/api/user/confirm-email/:id/:token/',
    tags: ['Email'],
    summary: 'Confirm an e-mail address with the link of a letter',
    params: z.object({ id: z.string(), token: z.string() }),
    answer: messageAnswer,
    refuses: [400],
  }),
  resetPassword: endpoint({
    ...OPEN_POST,
    path: '/api/user/reset-password/:id/:token/',
    summary: 'Choose a new password with the link of a letter; all devices are signed out',
    params: z.object({ id: z.string(), token: z.string() }),
    body: resetPasswordBody,
    answer: messageAnswer,
  }),
};
