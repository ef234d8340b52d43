import * as z from 'zod/mini';
import { TAKEDOWN_GROUNDS, TAKEDOWN_STATES } from '../community/takedown-rules.ts';
import { idParams, pageQuery } from '../http/common.ts';
import { endpoint, POST, READ_FRESH } from '../http/endpoint.ts';
import {
  accountDecision,
  appealDecision,
  CASE_CLOCKS,
  CASE_SOURCES,
  caseDecision,
  caseForm,
} from './moderation-rules.ts';

const text = z.nullable(z.string());

const author = z.object({
  id: z.string(),
  name: z.string(),
  since: z.string(),
  suspended: z.boolean(),
  /** Number of items of this account that were taken down for good. */
  removals: z.number(),
});

/** A case for moderators: reported, or hidden pending review. */
export const moderationCase = z.object({
  /** Of the post, reel or comment. */
  id: z.string(),
  kind: z.enum(['post', 'reel', 'comment']),
  /** What a comment is about: the post or reel. */
  item: z.object({ id: z.string(), kind: z.enum(['post', 'reel']), text: z.string() }),
  text: z.string(),
  /** A signed URL valid for some minutes, also for hidden items. */
  picture: text,
  video: text,
  author,
  shared_at: z.string(),
  advice_warning: text,
  /** The takedown state; null while visible. */
  takedown: z.nullable(
    z.object({ state: z.enum(TAKEDOWN_STATES), ground: z.enum(TAKEDOWN_GROUNDS), at: z.string() }),
  ),
  reasons: z.array(z.object({ reason: z.string(), reports: z.number() })),
  /** Reporting accounts, and those of them that count for hiding. */
  reporters: z.number(),
  independent: z.number(),
  /** The first open report, or when it was hidden. */
  since: z.string(),
  /** Running deadlines, soonest first. */
  clocks: z.array(z.object({ clock: z.enum(CASE_CLOCKS), due_at: z.string() })),
});
export type ModerationCase = z.output<typeof moderationCase>;

const logEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** Null: at the command line, by the product itself, or an account that is gone. */
  actor: text,
  action: z.string(),
  subject: z.string(),
  note: text,
});
export type LogEntry = z.output<typeof logEntry>;

const caseDetail = z.object({
  ...moderationCase.shape,
  reports: z.array(
    z.object({
      id: z.string(),
      reason: z.string(),
      source: z.enum(['app', ...CASE_SOURCES]),
      note: text,
      at: z.string(),
      independent: z.boolean(),
      outcome: text,
    }),
  ),
  log: z.array(logEntry),
});
export type CaseDetail = z.output<typeof caseDetail>;

const appealCase = z.object({
  id: z.string(),
  kind: z.enum(['post', 'reel', 'comment']),
  subject: z.string(),
  text: z.string(),
  picture: text,
  video: text,
  author,
  ground: z.enum(TAKEDOWN_GROUNDS),
  why: text,
  made_at: z.string(),
  appeal: z.string(),
  appealed_at: z.string(),
  due_at: z.string(),
});
export type AppealCase = z.output<typeof appealCase>;

export const consoleAccount = z.object({
  ...author.shape,
  email: z.string(),
  roles: z.array(z.string()),
  posts: z.number(),
  reels: z.number(),
  comments: z.number(),
  log: z.array(logEntry),
});
export type ConsoleAccount = z.output<typeof consoleAccount>;

const moderators = { roles: ['operator', 'moderator'] } as const;
const changesCases = ['ConsoleCases', 'ConsoleAppeals', 'ConsoleLog', 'ConsoleAccounts'] as const;

export const moderationEndpoints = {
  cases: endpoint({
    ...READ_FRESH,
    ...moderators,
    path: '/api/console/cases/',
    tags: ['ConsoleCases'],
    summary: 'What was reported or hidden and waits, what is due first first',
    query: pageQuery,
    answer: z.array(moderationCase),
  }),
  addCase: endpoint({
    ...POST,
    ...moderators,
    path: '/api/console/cases/',
    tags: changesCases,
    summary: 'Write down a complaint by letter, or an order',
    body: caseForm,
    answer: caseDetail,
  }),
  case: endpoint({
    ...READ_FRESH,
    ...moderators,
    path: '/api/console/cases/:id/',
    tags: ['ConsoleCases'],
    summary: 'A post, reel or comment with its reports and what was done about it',
    params: idParams,
    answer: caseDetail,
  }),
  decide: endpoint({
    ...POST,
    ...moderators,
    path: '/api/console/cases/:id/decide/',
    tags: changesCases,
    summary: 'Remove, restore, dismiss the reports, put a warning on it or take that off',
    params: idParams,
    body: caseDecision,
    answer: caseDetail,
    refuses: [409],
  }),
  appeals: endpoint({
    ...READ_FRESH,
    ...moderators,
    path: '/api/console/appeals/',
    tags: ['ConsoleAppeals'],
    summary: 'Appeals that wait for their answer, the oldest first',
    query: pageQuery,
    answer: z.array(appealCase),
  }),
  answerAppeal: endpoint({
    ...POST,
    ...moderators,
    path: '/api/console/appeals/:id/answer/',
    tags: changesCases,
    summary: 'Answer an appeal, once, and restore what it is about or not',
    params: idParams,
    body: appealDecision,
    status: 204,
    refuses: [409],
  }),
  account: endpoint({
    ...READ_FRESH,
    ...moderators,
    path: '/api/console/accounts/:id/',
    tags: ['ConsoleAccounts'],
    summary: 'An account and what was done about it; the farmer can read who looked',
    params: idParams,
    answer: consoleAccount,
  }),
  suspend: endpoint({
    ...POST,
    ...moderators,
    path: '/api/console/accounts/:id/suspend/',
    tags: changesCases,
    summary: 'Close an account and end its sessions',
    params: idParams,
    body: accountDecision,
    answer: consoleAccount,
    refuses: [403, 409],
  }),
  reinstate: endpoint({
    ...POST,
    ...moderators,
    path: '/api/console/accounts/:id/reinstate/',
    tags: changesCases,
    summary: 'Open a suspended account again',
    params: idParams,
    body: accountDecision,
    answer: consoleAccount,
    refuses: [409],
  }),
  log: endpoint({
    ...READ_FRESH,
    ...moderators,
    path: '/api/console/log/',
    tags: ['ConsoleLog'],
    summary: 'Who did what, when and why, newest first',
    query: pageQuery,
    answer: z.array(logEntry),
  }),
};
