import * as z from 'zod/mini';
import { EXPERT_FIELDS, EXPERT_LANGUAGES } from '../experts/rules.ts';
import { idParams } from '../http/common.ts';
import { endpoint, POST, PUT, READ_FRESH, REMOVE } from '../http/endpoint.ts';
import { acceptInvitation, expertForm, invitationForm } from './expert-rules.ts';
import { accountDecision } from './moderation-rules.ts';

const text = z.nullable(z.string());
const competence = {
  fields: z.array(z.enum(EXPERT_FIELDS)),
  languages: z.array(z.enum(EXPERT_LANGUAGES)),
  experience: text,
};

const consoleExpert = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  ...competence,
  added_at: z.string(),
  suspended: z.boolean(),
  /** Claimed and unanswered questions; answered ones; answers to the assistant's questions. */
  taken: z.number(),
  answered: z.number(),
  assistant_answers: z.number(),
});
export type ConsoleExpert = z.output<typeof consoleExpert>;

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  ...competence,
  invited_at: z.string(),
  expires_at: z.string(),
});
export type Invitation = z.output<typeof invitation>;

const waitingQuestions = z.object({
  field: z.string(),
  language: z.string(),
  waiting: z.number(),
  oldest_at: z.string(),
  /** Experts who could answer. */
  experts: z.number(),
});

export const expertsOverview = z.object({
  experts: z.array(consoleExpert),
  invitations: z.array(invitation),
  /** Questions that nobody has answered, by field and language. */
  waiting: z.array(waitingQuestions),
  /** The assistant's questions by their state. */
  assistant: z.object({
    waiting: z.number(),
    answered: z.number(),
    released: z.number(),
    withdrawn: z.number(),
  }),
});
export type ExpertsOverview = z.output<typeof expertsOverview>;

const operators = { roles: ['operator'], tags: ['ConsoleExperts'] } as const;

export const consoleExpertEndpoints = {
  experts: endpoint({
    ...READ_FRESH,
    ...operators,
    path: '/api/console/experts/',
    summary: 'Experts, invitations, and what waits for an answer',
    answer: expertsOverview,
  }),
  invite: endpoint({
    ...POST,
    ...operators,
    path: '/api/console/expert-invitations/',
    summary: 'Invite somebody by letter to answer as an expert; the answer also holds the link',
    body: invitationForm,
    answer: z.object({ ...invitation.shape, link: z.string() }),
  }),
  withdrawInvitation: endpoint({
    ...REMOVE,
    ...operators,
    path: '/api/console/expert-invitations/:id/',
    summary: 'Take an invitation back',
    params: idParams,
  }),
  changeExpert: endpoint({
    ...PUT,
    ...operators,
    path: '/api/console/experts/:id/',
    summary: 'Change fields, languages and experience of an expert',
    params: idParams,
    body: expertForm,
    status: 204,
  }),
  withdrawExpert: endpoint({
    ...POST,
    ...operators,
    path: '/api/console/experts/:id/withdraw/',
    summary: 'Make somebody no expert any more; waiting questions go back to all',
    params: idParams,
    body: accountDecision,
    status: 204,
  }),
};

/** Calls of the invited account. */
export const invitationEndpoints = {
  accept: endpoint({
    ...POST,
    path: '/api/user/expert-invitation/',
    tags: ['ExpertRequests', 'Experts'],
    summary: 'Become an expert by the link of an invitation, which is good once',
    body: acceptInvitation,
    answer: z.object(competence),
  }),
};
