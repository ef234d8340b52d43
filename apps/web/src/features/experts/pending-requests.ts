import type { ExpertRequest } from '@ankur/contracts/experts/endpoints';
import type { ExpertRequestForm } from '@ankur/contracts/experts/rules';
import { nowMs } from '../../lib/time/clock.ts';

/** What the server adds to a question that was just asked. */
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

/** A question to an expert as it stands until the server has it. */
export function pendingRequest(body: FormData | ExpertRequestForm, id: string): ExpertRequest {
  const fields = body instanceof FormData ? Object.fromEntries(body) : body;
  const { photo: _, ...texts } = fields as Record<string, unknown>;
  return { ...NEW, date: nowIso(), ...texts, id } as unknown as ExpertRequest;
}

/** A request with what was said to it but not sent yet. */
export function withPendingMessage(
  { request, text }: { request: ExpertRequest; text: string },
  id: string,
): ExpertRequest {
  return {
    ...request,
    messages: [...(request.messages ?? []), { id, kind: 'follow-up', text, date: nowIso() }],
  } as ExpertRequest;
}
