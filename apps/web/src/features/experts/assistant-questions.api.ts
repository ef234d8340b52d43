import type { AssistantQuestion } from '@ankur/contracts/assistant/question-endpoints';
import type { QuestionAnswerForm, QuestionStatus } from '@ankur/contracts/assistant/question-rules';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { baseApi } from '../../lib/http/base-api.ts';
import { atCursor, type Paged, pagedByLink, pageOf } from '../../lib/http/paged.ts';

const QUESTIONS = '/api/user/assistant-questions/';

const questionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    assistantQuestions: build.infiniteQuery<
      Paged<AssistantQuestion>,
      QuestionStatus,
      string | null
    >({
      infiniteQueryOptions: pagedByLink,
      query: ({ queryArg, pageParam }) => ({
        url: QUESTIONS,
        params: { status: queryArg, ...atCursor(pageParam) },
      }),
      transformResponse: (items: AssistantQuestion[], meta: FetchBaseQueryMeta | undefined) =>
        pageOf(items, meta),
      providesTags: ['ExpertRequests'],
    }),
    writeAnswer: build.mutation<
      AssistantQuestion,
      { id: string; first: boolean; form: QuestionAnswerForm }
    >({
      query: ({ id, first, form }) => ({
        url: `${QUESTIONS}${id}/answer/`,
        method: first ? 'POST' : 'PUT',
        body: form,
      }),
      invalidatesTags: (done) => (done ? ['ExpertRequests'] : []),
    }),
    showAnswer: build.mutation<AssistantQuestion, { id: string; call: 'release' | 'withdraw' }>({
      query: ({ id, call }) => ({ url: `${QUESTIONS}${id}/${call}/`, method: 'POST' }),
      invalidatesTags: ['ExpertRequests'],
    }),
  }),
});

export const { useAssistantQuestionsInfiniteQuery, useWriteAnswerMutation, useShowAnswerMutation } =
  questionsApi;
