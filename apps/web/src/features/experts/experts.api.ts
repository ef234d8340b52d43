import calls from 'virtual:endpoints/experts';
import type { DeskRequest, ExpertRequest } from '@ankur/contracts/experts/endpoints';
import type { ExpertRequestForm } from '@ankur/contracts/experts/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { pendingRequest, withPendingMessage, withPendingWords } from './pending-requests.ts';

const UPLOAD_TIMEOUT_MS = 300_000;

interface SaidOnDesk {
  request: DeskRequest;
  kind: 'answer' | 'question';
  text: string;
}

interface Asked {
  request: ExpertRequest;
}

const onOne = ({ id }: { id: string }) => ({ params: { id } });

/** What a question is, as one that an expert has taken. */
export const givenBack = ({ id }: { id: string }): string => `${id}/taken`;

export const expertsApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, list, mutation, add } = fromContract(build);
    return {
      experts: query(calls.list, () => ({})),
      myRequests: list(calls.requests, () => ({})),
      askExpert: add(
        calls.ask,
        (body: FormData | ExpertRequestForm) => ({ body, timeout: UPLOAD_TIMEOUT_MS }),
        { onlyWhenDone: true, waits: { what: 'request', row: pendingRequest } },
      ),
      followUp: add(
        calls.followUp,
        ({ request, text }: Asked & { text: string }) => ({
          params: { id: request.id },
          body: { text },
        }),
        {
          onlyWhenDone: true,
          waits: {
            what: 'followUp',
            after: ({ request }) => [request.id],
            row: withPendingMessage,
          },
        },
      ),
      closeRequest: mutation(
        calls.close,
        ({ request }: Asked) => ({ params: { id: request.id } }),
        {
          onlyWhenDone: true,
          waits: {
            what: 'request',
            kind: 'set',
            thing: ({ request }) => `${request.id}/closed`,
            after: ({ request }) => [request.id],
            before: ({ request }) => request,
            row: ({ request }): ExpertRequest => ({ ...request, status: 'closed' }),
          },
        },
      ),
      sayWorked: mutation(
        calls.worked,
        ({ request, worked }: Asked & { worked: boolean }) => ({
          params: { id: request.id },
          body: { worked },
        }),
        {
          onlyWhenDone: true,
          waits: {
            what: 'request',
            kind: 'set',
            thing: ({ request }) => `${request.id}/worked`,
            before: ({ request }) => request,
            row: ({ request, worked }): ExpertRequest => ({ ...request, worked }),
          },
        },
      ),
      desk: query(calls.desk, () => ({})),
      claimRequest: mutation(calls.claim, (request: DeskRequest) => onOne(request)),
      releaseRequest: mutation(calls.release, (request: DeskRequest) => onOne(request), {
        onlyWhenDone: true,
        // What is given back already is no longer there: as after a deletion, that is what was wanted.
        waits: {
          ...{ what: 'deskRelease', kind: 'remove' },
          thing: givenBack,
          after: ({ id }) => [id],
          before: (request) => request,
          row: (request) => request,
          stored: () => null,
        },
      }),
      sayOnDesk: add(
        ({ kind }: SaidOnDesk) => (kind === 'answer' ? calls.answer : calls.askBack),
        ({ request, text }: SaidOnDesk) => ({ ...onOne(request), body: { text } }),
        {
          onlyWhenDone: true,
          waits: {
            what: 'deskMessage',
            after: ({ request }) => [request.id],
            row: withPendingWords,
          },
        },
      ),
    };
  },
});

export const {
  useExpertsQuery,
  useMyRequestsInfiniteQuery,
  useAskExpertMutation,
  useFollowUpMutation,
  useCloseRequestMutation,
  useSayWorkedMutation,
  useDeskQuery,
  useClaimRequestMutation,
  useReleaseRequestMutation,
  useSayOnDeskMutation,
} = expertsApi;
