import questions from 'virtual:endpoints/assistant-questions';
import type { AssistantQuestion } from '@ankur/contracts/assistant/question-endpoints';
import type { QuestionAnswerForm, QuestionStatus } from '@ankur/contracts/assistant/question-rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { isOpen } from '../../lib/outbox/records.ts';

type Question = AssistantQuestion & Unsent;

interface Written {
  question: Question;
  form: QuestionAnswerForm;
}

interface Shown {
  question: Question;
  call: 'release' | 'withdraw';
}

/** What a question is, as one whose answer farmers see or not. */
export const shownThing = ({ id }: { id: string }): string => `${id}/shown`;

/** Whether the server has no answer yet that could be corrected: there is none, or its first one was never sent. */
function isFirst({ id, status, unsent }: Question): boolean {
  if (unsent?.thing !== id) return status === 'waiting';
  return unsent.request.method === 'POST' && isOpen(unsent);
}

function answered({ question, form }: Written): AssistantQuestion {
  const { language, ...written } = form;
  const status = question.status === 'waiting' ? 'answered' : question.status;
  return { ...question, ...written, answer_language: language, status };
}

const questionsApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { list, mutation } = fromContract(build);
    const onOne = ({ question: { id } }: { question: Question }) => ({ params: { id } });
    return {
      assistantQuestions: list(questions.list, (status: QuestionStatus) => ({ query: { status } })),
      writeAnswer: mutation(
        ({ question }: Written) => (isFirst(question) ? questions.answer : questions.correct),
        ({ question, form }: Written) => ({ ...onOne({ question }), body: form }),
        {
          onlyWhenDone: true,
          waits: {
            ...{ what: 'assistantAnswer', kind: 'change' },
            before: ({ question }) => question,
            row: answered,
          },
        },
      ),
      showAnswer: mutation(({ call }: Shown) => questions[call], onOne, {
        onlyWhenDone: true,
        waits: {
          ...{ what: 'assistantAnswer', kind: 'set' },
          thing: ({ question }) => shownThing(question),
          after: ({ question }) => [question.id],
          before: ({ question }) => question,
          row: ({ question, call }) => ({
            ...question,
            status: call === 'release' ? 'released' : 'withdrawn',
          }),
        },
      }),
    };
  },
});

export const { useAssistantQuestionsInfiniteQuery, useWriteAnswerMutation, useShowAnswerMutation } =
  questionsApi;
