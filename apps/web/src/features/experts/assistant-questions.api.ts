import questions from 'virtual:endpoints/assistant-questions';
import type { QuestionAnswerForm, QuestionStatus } from '@ankur/contracts/assistant/question-rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

interface Written {
  id: string;
  /** Set for a first answer; otherwise an answer is corrected. */
  first: boolean;
  form: QuestionAnswerForm;
}

interface Shown {
  id: string;
  call: 'release' | 'withdraw';
}

const questionsApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { list, mutation } = fromContract(build);
    return {
      assistantQuestions: list(questions.list, (status: QuestionStatus) => ({ query: { status } })),
      writeAnswer: mutation(
        ({ first }: Written) => (first ? questions.answer : questions.correct),
        ({ id, form }: Written) => ({ params: { id }, body: form }),
        { onlyWhenDone: true },
      ),
      showAnswer: mutation(
        ({ call }: Shown) => questions[call],
        ({ id }: Shown) => ({ params: { id } }),
      ),
    };
  },
});

export const { useAssistantQuestionsInfiniteQuery, useWriteAnswerMutation, useShowAnswerMutation } =
  questionsApi;
