import * as z from 'zod/mini';
import { PASSWORD_REQUIRED } from '../auth/rules.ts';
import { idParams, messageAnswer } from '../http/common.ts';
import { endpoint, POST, READ, READ_FRESH, REMOVE } from '../http/endpoint.ts';
import { filled } from '../http/fields.ts';
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
  password: filled(PASSWORD_REQUIRED),
});

export const accountEndpoints = {
  sessions: endpoint({
    ...READ,
    path: '/api/user/sessions/',
    tags: ['Sessions'],
    summary: 'Devices on which I am signed in, the one used last first',
    answer: z.array(signedInDevice),
  }),
  endSession: endpoint({
    ...REMOVE,
    path: '/api/user/sessions/:id/',
    tags: ['Sessions'],
    summary: 'Sign one device out',
    params: idParams,
  }),
  endOtherSessions: endpoint({
    ...POST,
    path: '/api/user/sessions/end-others/',
    tags: ['Sessions'],
    summary: 'Sign out on every other device',
    answer: messageAnswer,
  }),
  endAllSessions: endpoint({
    ...POST,
    path: '/api/user/sessions/end-all/',
    summary: 'Sign out everywhere, here too',
    answer: messageAnswer,
  }),
  storage: endpoint({
    ...READ,
    path: '/api/user/account/storage/',
    summary: 'How much I keep here, what uses it, and how much I may',
    answer: storageAnswer,
  }),
  exportAccount: endpoint({
    ...READ_FRESH,
    path: '/api/user/account/export/',
    summary: 'Everything I have stored here, as one ZIP of JSON files and media',
  }),
  importAccount: endpoint({
    ...POST,
    path: '/api/user/import/',
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
    /** Rows by table; 1 for what an account has one of, where it was taken. */
    answer: z.object({ imported: z.record(z.string(), z.number()) }),
  }),
  deleteAccount: endpoint({
    ...POST,
    path: '/api/user/account/delete/',
    summary: 'Delete my account and everything that belongs to it',
    body: deleteAccountBody,
    answer: messageAnswer,
  }),
};
