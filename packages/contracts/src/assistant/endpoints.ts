import * as z from 'zod/mini';
import { languageQuery } from '../guidance/endpoints.ts';
import { idParams, pageQuery } from '../http/common.ts';
import { endpoint, OPEN_FRESH, POST, PUT, READ, READ_FRESH, REMOVE } from '../http/endpoint.ts';
import { apiFailure } from '../http/problems.ts';
import { requiredCleanText } from '../profile/rules.ts';
import { assistantConsent, consentForm } from './consent.ts';
import { EMERGENCY_KINDS } from './emergency-kinds.ts';
import { assistantFailure as failure } from './problems.ts';
import { chatFeedback } from './question-rules.ts';

export const CHAT_MESSAGE_MAX = 2000;
const MESSAGE_REQUIRED = failure('message_required');

export const chatSource = z.object({
  /** `guidance:N`, `disease:ID`, `scheme:ID`, `crop:NAME`, `note:ID`, `help:ID`, `expert:ID`, `weather`, `prices`, `tasks` or `finance`. */
  id: z.string(),
  title: z.string(),
  url: z.string(),
});
export type ChatSource = z.output<typeof chatSource>;

export const chatInput = z.object({
  message: requiredCleanText(
    MESSAGE_REQUIRED,
    CHAT_MESSAGE_MAX,
    failure('message_too_long', { max_characters: CHAT_MESSAGE_MAX }),
  ),
  session_id: z.optional(z.nullable(z.string(apiFailure('must_be_text', { name: 'session_id' })))),
});

export const chatEmergency = z.object({
  level: z.enum(['sure', 'maybe']),
  kind: z.enum(EMERGENCY_KINDS),
});

export type ChatEmergency = z.output<typeof chatEmergency>;

export const chatReply = z.object({
  reply: z.string(),
  session_id: z.string(),
  /** The id of this question and answer, for feedback. */
  turn: z.string(),
  /** Whether to ask for feedback: not after small talk, and never in an emergency. */
  rateable: z.boolean(),
  sources: z.array(chatSource),
  /** A detected emergency: `sure`, and the reply is first aid only, or `maybe`, and it begins with whom to call. */
  emergency: z.nullable(chatEmergency),
  /** The farmer should be asked, once, for consent to send finances to the language model: `PUT /api/user/assistant-consent/`. */
  asks_consent: z.boolean(),
});
export type ChatReply = z.output<typeof chatReply>;

export const chatSession = z.object({
  id: z.string(),
  /** The first question. */
  title: z.string(),
  last_at: z.string(),
});
export type ChatSession = z.output<typeof chatSession>;

export const chatTurn = z.object({
  id: z.string(),
  question: z.string(),
  reply: z.string(),
  sources: z.array(chatSource),
  at: z.string(),
  /** Feedback on the answer; null without one. */
  helped: z.nullable(z.boolean()),
  rateable: z.boolean(),
});
export type ChatTurn = z.output<typeof chatTurn>;

const consent = {
  path: '/api/user/assistant-consent/',
  answer: assistantConsent,
} as const;
const one = { path: '/api/chatbot/sessions/:id/', params: idParams } as const;

export const assistantEndpoints = {
  chat: endpoint({
    ...POST,
    path: '/api/chatbot/chat/',
    auth: 'optional',
    tags: ['Chat'],
    summary:
      'Ask the farm assistant; a session remembers earlier turns. With `Accept: text/event-stream` a generated answer comes as events: `sentence` {text} each, at last `reply` with the whole answer',
    body: chatInput,
    answer: chatReply,
    refusalField: 'details',
  }),
  feedback: endpoint({
    ...POST,
    path: '/api/chatbot/feedback/',
    auth: 'optional',
    summary:
      'Say whether an answer of the own conversation helped; what did not is put before experts. Sent again, it counts once',
    body: chatFeedback,
    answer: z.object({ session_id: z.string(), turn: z.string(), helped: z.boolean() }),
    refuses: [404],
  }),
  guide: endpoint({
    ...OPEN_FRESH,
    path: '/api/chatbot/guide/',
    summary: 'Everything that answers without a network, in one language: to be kept on the device',
    query: languageQuery,
  }),
  guideSize: endpoint({
    ...OPEN_FRESH,
    path: '/api/chatbot/guide/size/',
    summary: 'How many bytes that is on its way',
    query: languageQuery,
    answer: z.object({ bytes: z.number() }),
  }),
  consent: endpoint({
    ...READ,
    ...consent,
    tags: ['Consent'],
    summary: 'Whether I let the language model behind the assistant see my accounts',
  }),
  setConsent: endpoint({
    ...PUT,
    ...consent,
    tags: ['Consent'],
    summary: 'Let the language model see my accounts, or no longer; may be sent twice',
    body: consentForm,
  }),
  sessions: endpoint({
    ...READ_FRESH,
    path: '/api/chatbot/sessions/',
    tags: ['Chat'],
    summary: "The farmer's conversations, newest first",
    query: pageQuery,
    answer: z.array(chatSession),
  }),
  session: endpoint({
    ...READ_FRESH,
    ...one,
    summary: 'One conversation, oldest turn first',
    answer: z.object({ id: z.string(), turns: z.array(chatTurn) }),
  }),
  removeSession: endpoint({
    ...REMOVE,
    ...one,
    tags: ['Chat'],
    summary: 'Delete a conversation',
  }),
};
