import type { ChatReply, ChatSession, ChatTurn } from '@ankur/contracts/assistant/endpoints';
import { baseApi } from '../../lib/http/base-api.ts';
import { readAnswer } from './answer-stream.ts';

export type { ChatSource } from '@ankur/contracts/assistant/endpoints';

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
    chatSessions: build.query<ChatSession[], void>({
      query: () => SESSIONS,
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
  useAskAssistantMutation,
  useChatSessionsQuery,
  useLazyChatTurnsQuery,
  useRemoveChatMutation,
} = assistantApi;
