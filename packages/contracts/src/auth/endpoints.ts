import * as z from 'zod/mini';
import { messageAnswer } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import {
  accountNameRule,
  CONFIRMATION_REQUIRED,
  CURRENT_PASSWORD_REQUIRED,
  confirmationCheck,
  emailRule,
  LANGUAGES,
  PASSWORD_REQUIRED,
  SIGN_UP_MISMATCH,
  STRICT_MISMATCH,
  signUpPasswordRule,
  strictPasswordRule,
  TERMS_REQUIRED,
} from './rules.ts';

export const registerBody = z
  .object({
    name: accountNameRule,
    email: emailRule,
    password: signUpPasswordRule,
    password2: z
      .string(SIGN_UP_MISMATCH)
      .check(z.refine((text) => text !== '', { error: SIGN_UP_MISMATCH })),
    tc: z.union([z.literal('true'), z.literal(true)], TERMS_REQUIRED),
    /** The language of the screen at sign-up; letters to the farmer are written in it. */
    language: z.optional(z.catch(z.enum(LANGUAGES), 'en')),
  })
  .check(confirmationCheck(SIGN_UP_MISMATCH));
export type RegisterBody = z.infer<typeof registerBody>;

export const loginBody = z.object({
  email: emailRule,
  password: z
    .string(PASSWORD_REQUIRED)
    .check(z.refine((text) => text !== '', { error: PASSWORD_REQUIRED })),
});
export type LoginBody = z.infer<typeof loginBody>;

export const tokenPair = z.object({ access: z.string(), refresh: z.string() });
export type TokenPair = z.infer<typeof tokenPair>;

export const signedInAnswer = z.object({ msg: z.string(), token: tokenPair });
export type SignedInAnswer = z.infer<typeof signedInAnswer>;

const REFRESH_REQUIRED = 'Refresh token is required';
export const refreshBody = z.object({
  refresh: z
    .string(REFRESH_REQUIRED)
    .check(z.minLength(1, REFRESH_REQUIRED), z.maxLength(500, 'Refresh token is not valid')),
});

const confirmation = z
  .string(CONFIRMATION_REQUIRED)
  .check(z.refine((text) => text !== '', { error: CONFIRMATION_REQUIRED }));

export const changePasswordBody = z
  .object({
    current_password: z
      .string(CURRENT_PASSWORD_REQUIRED)
      .check(z.refine((text) => text !== '', { error: CURRENT_PASSWORD_REQUIRED })),
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
    method: 'POST',
    path: '/api/user/register/',
    auth: 'none',
    summary: 'Make an account',
    body: registerBody,
    status: 201,
    answer: signedInAnswer,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/user/login/',
    auth: 'none',
    summary: 'Sign in with e-mail and password',
    body: loginBody,
    status: 200,
    answer: signedInAnswer,
    refuses: [401, 403],
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/user/token/refresh/',
    auth: 'none',
    summary: 'Exchange a refresh token, once, for a new pair',
    body: refreshBody,
    status: 200,
    answer: tokenPair,
    refuses: [401],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/user/logout/',
    auth: 'none',
    summary: 'End the session of a refresh token',
    body: refreshBody,
    status: 204,
  }),
  name: endpoint({
    method: 'GET',
    path: '/api/user/name/',
    aliases: ['/api/user/user/name/'],
    auth: 'required',
    summary: 'Name of the signed-in account',
    status: 200,
    answer: z.object({ name: z.string() }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/user/changepassword/',
    auth: 'required',
    summary: 'Choose another password; other devices are signed out',
    body: changePasswordBody,
    status: 200,
    answer: messageAnswer,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/user/send-reset-password-email/',
    auth: 'none',
    summary:
      'Send a link for a new password; the answer does not tell whether the address is known',
    body: forgotPasswordBody,
    status: 200,
    answer: messageAnswer,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/user/reset-password/:id/:token/',
    auth: 'none',
    summary: 'Choose a new password with the link of a letter; all devices are signed out',
    params: z.object({ id: z.string(), token: z.string() }),
    body: resetPasswordBody,
    status: 200,
    answer: messageAnswer,
  }),
};
