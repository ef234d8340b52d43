import * as z from 'zod/mini';
import { PASSWORD_REQUIRED } from '../auth/rules.ts';
import { idParams, messageAnswer } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { storageAnswer } from './storage.ts';

/** A signed-in device; `device` is empty when the browser did not say what it is. */
export const signedInDevice = z.object({
  id: z.string(),
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

export const deleteAccountBody = z.object({
  password: z
    .string(PASSWORD_REQUIRED)
    .check(z.refine((text) => text !== '', { error: PASSWORD_REQUIRED })),
});

export const accountEndpoints = {
  sessions: endpoint({
    method: 'GET',
    path: '/api/user/sessions/',
    auth: 'required',
    cache: 'personal',
    tags: ['Sessions'],
    summary: 'Devices on which I am signed in, the one used last first',
    status: 200,
    answer: z.array(signedInDevice),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/user/sessions/:id/',
    auth: 'required',
    tags: ['Sessions'],
    summary: 'Sign one device out',
    params: idParams,
    status: 204,
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/api/user/sessions/end-others/',
    auth: 'required',
    tags: ['Sessions'],
    summary: 'Sign out on every other device',
    status: 200,
    answer: messageAnswer,
  }),
  endAllSessions: endpoint({
    method: 'POST',
    path: '/api/user/sessions/end-all/',
    auth: 'required',
    summary: 'Sign out everywhere, here too',
    status: 200,
    answer: messageAnswer,
  }),
  storage: endpoint({
    method: 'GET',
    path: '/api/user/account/storage/',
    auth: 'required',
    cache: 'personal',
    summary: 'How much I keep here, what uses it, and how much I may',
    status: 200,
    answer: storageAnswer,
  }),
  exportAccount: endpoint({
    method: 'GET',
    path: '/api/user/account/export/',
    auth: 'required',
    cache: 'never',
    summary: 'Everything I have stored here, as one ZIP of JSON files and media',
    status: 200,
  }),
  importAccount: endpoint({
    method: 'POST',
    path: '/api/user/import/',
    auth: 'required',
    tags: [
      'Profile',
      'Fields',
      'Plantings',
      'Animals',
      'Losses',
      'Finance',
      'FarmTasks',
      'Irrigation',
      'Scans',
    ],
    summary:
      'Take the ZIP of an export into an empty account: the form field `file`, or the body itself',
    bodyKind: 'multipart',
    refuses: [409, 413],
    status: 200,
    /** Rows by table; 1 for what an account has one of, where it was taken. */
    answer: z.object({ imported: z.record(z.string(), z.number()) }),
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/user/account/delete/',
    auth: 'required',
    summary: 'Delete my account and everything that belongs to it',
    body: deleteAccountBody,
    status: 200,
    answer: messageAnswer,
  }),
};
