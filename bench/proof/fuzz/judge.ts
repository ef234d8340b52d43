import type { Outcome, RawRequest } from '../support/raw-http.ts';
import type { Actor } from './actors.ts';
import { nameOf, type Operation } from './openapi.ts';

/** Kinds of findings. */
export type FindingKind =
  /** 5xx other than an honest 503. */
  | 'fault'
  /** No answer, or a truncated one. */
  | 'no answer'
  /** Private data of another account. */
  | 'leak'
  /** A refusal without reasons and codes. */
  | 'refusal without codes'
  /** An undocumented status. */
  | 'status not described'
  /** Data of another account were changed. */
  | 'changed';

export interface Finding {
  kind: FindingKind;
  operation: string;
  detail: string;
}

/** Texts that only one account may read; `forStaff` ones also accounts with a role. */
export interface Secrets {
  hidden: readonly string[];
  forStaff: readonly string[];
}

const SHOWN = 400;
const shorten = (text: string) =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length})` : text;

/** A reproducible description of a request. */
function inWords({ method, target, headers, body }: RawRequest, actor: string): string {
  const { authorization, ...others } = headers;
  const who = authorization ? actor : 'without a token';
  return `${method} ${shorten(target)} (${who}) ${shorten(JSON.stringify(others))} ${shorten(JSON.stringify(body?.toString() ?? ''))}`;
}

/** All findings of a request's outcome. */
export function findingsOf(
  operation: Operation,
  request: RawRequest,
  actor: Actor,
  outcome: Outcome,
  secrets: Secrets,
): Finding[] {
  const found: Finding[] = [];
  const find = (kind: FindingKind, detail: string) =>
    found.push({
      kind,
      operation: nameOf(operation),
      detail: `${detail}\n    ${inWords(request, actor.name)}`,
    });
  if ('broken' in outcome) {
    find('no answer', outcome.broken);
    return found;
  }
  const { status, headers, body } = outcome.answer;
  const text = body.toString();
  if (status >= 500 && !(status === 503 && isHonest(text)))
    find('fault', `${status} ${shorten(text)}`);
  const hasCodes = operation.method === 'HEAD' || isRefusalWithCodes(text);
  if (status >= 400 && status < 500 && !hasCodes)
    find('refusal without codes', `${status} ${shorten(text)}`);
  const isKnown = operation.statuses.has(status) || status === 503 || isOfTransport(status);
  if (!isKnown && isOwnPath(operation, request))
    find('status not described', `${status} ${shorten(text)}`);
  const hidden = actor.isStaff ? secrets.hidden : [...secrets.hidden, ...secrets.forStaff];
  const told = `${text}\n${JSON.stringify(headers)}`;
  for (const secret of hidden) if (told.includes(secret)) find('leak', `${status} shows ${secret}`);
  return found;
}

/** Refusals of malformed HTTP, forms or paths, of any operation. */
const isOfTransport = (status: number) => [404, 405, 408, 413, 415, 429, 431].includes(status);

/** False where the path was broken so that it names another operation, or none. */
function isOwnPath({ path }: Operation, { target }: RawRequest): boolean {
  const own = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?%.*]+')}$`);
  return own.test(target.split('?')[0] ?? '');
}

function problemsOf(text: string): unknown[] {
  try {
    const { errors, problems } = JSON.parse(text) as Record<string, unknown>;
    const ok = typeof errors === 'object' && errors !== null && Array.isArray(problems);
    return ok ? problems : [];
  } catch {
    return [];
  }
}

const isRefusalWithCodes = (text: string): boolean => {
  const problems = problemsOf(text);
  return (
    problems.length > 0 &&
    problems.every((one) => typeof (one as { code?: unknown } | null)?.code === 'string')
  );
};

/** A 503 with codes for what is unavailable. */
const isHonest = (text: string): boolean =>
  isRefusalWithCodes(text) &&
  !problemsOf(text).some((one) => (one as { code: string }).code === 'internal_error');
