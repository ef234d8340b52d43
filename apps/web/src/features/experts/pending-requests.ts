import type { DeskRequest, ExpertRequest } from '@ankur/contracts/experts/endpoints';
import type { ExpertRequestForm } from '@ankur/contracts/experts/rules';
import { nowMs } from '../../lib/time/clock.ts';

/** Server-side defaults of a new question. */
const NEW = {
  photo: null,
  status: 'pending',
  answer: null,
  answered_at: null,
  expert: null,
  worked: null,
  messages: [],
} as const;

const nowIso = (): string => new Date(nowMs()).toISOString();

/** A question as shown until sent. */
export function pendingRequest(body: FormData | ExpertRequestForm, id: string): ExpertRequest {
  const fields = body instanceof FormData ? Object.fromEntries(body) : body;
  const { photo: _, ...texts } = fields as Record<string, unknown>;
  return { ...NEW, date: nowIso(), ...texts, id } as unknown as ExpertRequest;
}

/** A request with its queued messages. */
export function withPendingMessage(
  { request, text }: { request: ExpertRequest; text: string },
  id: string,
): ExpertRequest {
  return {
    ...request,
    messages: [...(request.messages ?? []), { id, kind: 'follow-up', text, date: nowIso() }],
  } as ExpertRequest;
}

/** A request on an expert's desk with words that wait. */
export function withPendingWords(
  { request, kind, text }: { request: DeskRequest; kind: 'answer' | 'question'; text: string },
  id: string,
): DeskRequest {
  return { ...request, messages: [...request.messages, { id, kind, text, date: nowIso() }] };
}
