import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import {
  accountNameRule,
  confirmationCheck,
  emailRule,
  LANGUAGES,
  PASSWORD_REQUIRED,
  SIGN_UP_MISMATCH,
  signUpPasswordRule,
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
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/user/token/refresh/',
    auth: 'none',
    summary: 'Exchange a refresh token, once, for a new pair',
    body: refreshBody,
    status: 200,
    answer: tokenPair,
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
};
