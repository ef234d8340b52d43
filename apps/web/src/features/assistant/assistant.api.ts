import assistant from 'virtual:endpoints/assistant';
import type { ChatFeedback } from '@ankur/contracts/assistant/question-rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { readAnswer } from './answer-stream.ts';

export type { ChatSource } from '@ankur/contracts/assistant/endpoints';

const assistantApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, list, mutation } = fromContract(build);
    return {
      askAssistant: mutation(
        assistant.chat,
        (body: { message: string; session_id: string | null }) => ({
          body,
          headers: { accept: 'text/event-stream, application/json' },
          responseHandler: readAnswer,
        }),
      ),
      assistantConsent: query(assistant.consent, () => ({})),
      setConsent: mutation(assistant.setConsent, (body: { books: boolean }) => ({ body }), {
        waits: {
          what: 'choice',
          kind: 'set',
          thing: () => 'choice/books',
          row: ({ books }) => ({ books, decided_at: null }),
        },
      }),
      rateAnswer: mutation(assistant.feedback, (body: ChatFeedback) => ({ body }), {
        waits: {
          what: 'feedback',
          kind: 'set',
          thing: ({ session_id, turn }) => `${session_id}/${turn}`,
          row: (body) => body,
        },
      }),
      chatSessions: list(assistant.sessions, () => ({})),
      chatTurns: query(assistant.session, (id: string) => ({ params: { id } }), {
        keepUnusedDataFor: 0,
      }),
      removeChat: mutation(assistant.removeSession, (id: string) => ({ params: { id } }), {
        waits: { what: 'chat', thing: (id) => id, row: () => null },
      }),
    };
  },
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
