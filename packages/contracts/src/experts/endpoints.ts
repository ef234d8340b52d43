import * as z from 'zod/mini';
import { idParams, pageQuery } from '../http/common.ts';
import { endpoint, MAKE, POST, READ } from '../http/endpoint.ts';
import {
  EXPERT_FIELDS,
  EXPERT_LANGUAGES,
  expertRequestForm,
  expertText,
  expertWorked,
} from './rules.ts';

const text = z.nullable(z.string());

export const expert = z.object({
  id: z.string(),
  profilePicture: text,
  name: z.string(),
  specialty: z.string(),
  experience: text,
  /** The same where it is a number of years, so that a screen can say it in its language. */
  experience_years: z.nullable(z.number()),
  location: text,
  fields: z.array(z.enum(EXPERT_FIELDS)),
  languages: z.array(z.enum(EXPERT_LANGUAGES)),
  /** An example, shown until real experts are there. */
  sample: z.boolean(),
});
export type Expert = z.infer<typeof expert>;

export const expertMessage = z.object({
  id: z.string(),
  kind: z.enum(['answer', 'question', 'follow-up']),
  text: z.string(),
  date: z.string(),
});

export const expertRequest = z.object({
  id: z.string(),
  field_of_expertise: z.enum(EXPERT_FIELDS),
  language: z.enum(EXPERT_LANGUAGES),
  query: z.string(),
  photo: text,
  status: z.enum(['pending', 'answered', 'closed']),
  /** The newest answer. */
  answer: text,
  answered_at: text,
  date: z.string(),
  /** The expert who claimed it. */
  expert: text,
  worked: z.nullable(z.boolean()),
  messages: z.array(expertMessage),
});
export type ExpertRequest = z.infer<typeof expertRequest>;

const deskRequest = z.extend(expertRequest, { mine: z.boolean(), farmer: z.string() });
export type DeskRequest = z.infer<typeof deskRequest>;

const requests = '/api/user/expert-requests/';
const desk = '/api/user/expert-desk/';
export const expertEndpoints = {
  list: endpoint({
    ...READ,
    path: '/api/user/experts/',
    tags: ['Experts'],
    summary: 'Experts; labelled examples until there are real ones',
    answer: z.array(expert),
  }),
  requests: endpoint({
    ...READ,
    path: requests,
    tags: ['ExpertRequests'],
    summary: 'Own questions to experts, newest first',
    query: pageQuery,
    answer: z.array(expertRequest),
  }),
  ask: endpoint({
    ...MAKE,
    path: requests,
    tags: ['ExpertRequests'],
    summary: 'Ask an expert; JSON, or multipart with an optional `photo`',
    makes: 'question',
    bodyKind: 'multipart',
    body: expertRequestForm,
    refuses: [403],
    answer: expertRequest,
  }),
  request: endpoint({
    ...READ,
    path: `${requests}:id/`,
    tags: ['ExpertRequests'],
    summary: 'One own question with everything said about it',
    params: idParams,
    answer: expertRequest,
  }),
  followUp: endpoint({
    ...POST,
    path: `${requests}:id/follow-up/`,
    params: idParams,
    tags: ['ExpertRequests'],
    summary: 'Add to a question; it waits for an answer again',
    makes: 'follow-up',
    body: expertText,
    answer: expertRequest,
  }),
  close: endpoint({
    ...POST,
    path: `${requests}:id/close/`,
    params: idParams,
    tags: ['ExpertRequests'],
    summary: 'Need no more answers',
    answer: expertRequest,
  }),
  worked: endpoint({
    ...POST,
    path: `${requests}:id/worked/`,
    params: idParams,
    tags: ['ExpertRequests'],
    summary: 'Say whether the advice worked',
    body: expertWorked,
    answer: expertRequest,
  }),
  desk: endpoint({
    ...READ,
    path: desk,
    tags: ['ExpertRequests'],
    summary: 'An expert’s queue: own fields and languages first, oldest first',
    answer: z.object({ expert: z.boolean(), requests: z.array(deskRequest) }),
  }),
  claim: endpoint({
    ...POST,
    path: `${desk}:id/claim/`,
    params: idParams,
    tags: ['ExpertRequests'],
    summary: 'Take a waiting question',
    answer: deskRequest,
  }),
  release: endpoint({
    ...POST,
    path: `${desk}:id/release/`,
    params: idParams,
    tags: ['ExpertRequests'],
    summary: 'Give a waiting question one has taken back to the others',
    answer: deskRequest,
  }),
  answer: endpoint({
    ...POST,
    path: `${desk}:id/answer/`,
    params: idParams,
    tags: ['ExpertRequests'],
    summary: 'Answer a question one has taken',
    makes: 'answer',
    body: expertText,
    answer: deskRequest,
  }),
  askBack: endpoint({
    ...POST,
    path: `${desk}:id/question/`,
    params: idParams,
    tags: ['ExpertRequests'],
    summary: 'Ask the farmer for more before answering',
    makes: 'question back',
    body: expertText,
    answer: deskRequest,
  }),
};
