import type { AssistantConsent } from '@ankur/contracts/assistant/consent';
import type { ChatReply, ChatSession, ChatTurn } from '@ankur/contracts/assistant/endpoints';
import type { ChatFeedback } from '@ankur/contracts/assistant/question-rules';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { baseApi } from '../../lib/http/base-api.ts';
import { atCursor, type Paged, pagedByLink, pageOf } from '../../lib/http/paged.ts';
import { readAnswer } from './answer-stream.ts';

export type { ChatSource } from '@ankur/contracts/assistant/endpoints';

const CONSENT = '/api/user/assistant-consent/';
const SESSIONS = '/api/chatbot/sessions/';

const assistantApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askAssistant: build.mutation<ChatReply, { message: string; session_id: string | null }>({
      query: (body) => ({
        url: '/api/chatbot/chat/',
        method: 'POST',
        body,
        headers: { accept: 'text/event-stream, application/json' },
        responseHandler: readAnswer,
      }),
      invalidatesTags: ['Chat'],
    }),
    assistantConsent: build.query<AssistantConsent, void>({
      query: () => CONSENT,
      providesTags: ['Consent'],
    }),
    setConsent: build.mutation<AssistantConsent, { books: boolean }>({
      query: (body) => ({ url: CONSENT, method: 'PUT', body }),
      invalidatesTags: ['Consent'],
    }),
    rateAnswer: build.mutation<unknown, ChatFeedback>({
      query: (body) => ({ url: '/api/chatbot/feedback/', method: 'POST', body }),
    }),
    chatSessions: build.infiniteQuery<Paged<ChatSession>, void, string | null>({
      infiniteQueryOptions: pagedByLink,
      query: ({ pageParam }) => ({ url: SESSIONS, params: atCursor(pageParam) }),
      transformResponse: (items: ChatSession[], meta: FetchBaseQueryMeta | undefined) =>
        pageOf(items, meta),
      providesTags: ['Chat'],
    }),
    chatTurns: build.query<{ id: string; turns: ChatTurn[] }, string>({
      query: (id) => `${SESSIONS}${id}/`,
      keepUnusedDataFor: 0,
    }),
    removeChat: build.mutation<unknown, string>({
      query: (id) => ({ url: `${SESSIONS}${id}/`, method: 'DELETE' }),
      invalidatesTags: ['Chat'],
    }),
  }),
});

export const {
  useAssistantConsentQuery,
  useSetConsentMutation,
  useAskAssistantMutation,
  useRateAnswerMutation,
  useChatSessionsInfiniteQuery,
  useLazyChatTurnsQuery,
  useRemoveChatMutation,
} = assistantApi;
