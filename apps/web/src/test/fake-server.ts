import { readFileSync } from 'node:fs';
import { answerFault } from '@ankur/contracts/answer-fault';
import { vi } from 'vitest';

/** The assistant's models are static files, not API answers. */
const MODELS = `${import.meta.dirname}/../../../../packages/assistant/model`;

function modelFile(name: string, method: string): Response {
  const bytes = readFileSync(`${MODELS}/${name}`);
  const headers = { 'content-length': String(bytes.length) };
  return new Response(method === 'HEAD' ? null : bytes, { headers });
}

interface Call {
  method: string;
  path: string;
  body: unknown;
  authorization: string | null;
  /** The idempotency key of a token exchange. */
  key: string | null;
  /** The `If-Match` header. */
  ifMatch: string | null;
}

type Answer =
  | {
      status: number;
      body?: unknown;
      /** The `Link` header that leads to the next page. */
      link?: string;
      /** Why this answer may differ from the contract, such as one of an earlier version of the server. */
      unlike?: string;
    }
  | 'offline';
type Handler = Answer | ((call: Call) => Answer);

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  // A form with a file cannot be read back: Node's fetch does not recognise jsdom's files.
  if (type.includes('multipart')) return request.formData().catch(() => null);
  const text = await request.text();
  return text === '' ? null : JSON.parse(text);
}

const faults: string[] = [];

/** Records a violation of the contract. */
function noteFault(name: string, answer: Answer): void {
  if (answer === 'offline' || answer.unlike) return;
  const fault = answerFault(name, answer);
  if (fault) faults.push(fault);
}

/** Violations of the contract since the last call. */
export const takeFaults = (): string[] => faults.splice(0);

/**
 * Fakes the network: answers by `METHOD /path` and records requests. A path that
 * is not prepared answers 404. An answer that violates the contract's schema
 * fails the test. With `models` the assistant's models can be downloaded.
 */
export function fakeServer(handlers: Record<string, Handler>, { models = false } = {}) {
  const calls: Call[] = [];
  for (const [name, handler] of Object.entries(handlers))
    if (typeof handler !== 'function') noteFault(name, handler);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const absolute = input instanceof Request ? input : new URL(String(input), location.origin);
    const request = new Request(absolute, init);
    const url = new URL(request.url);
    const model = url.pathname.match(/[^/]+\.bin$/)?.[0];
    if (model)
      return models ? modelFile(model, request.method) : new Response(null, { status: 404 });
    const call: Call = {
      method: request.method,
      path: url.pathname + url.search,
      body: await bodyOf(request),
      authorization: request.headers.get('authorization'),
      key: request.headers.get('idempotency-key'),
      ifMatch: request.headers.get('if-match'),
    };
    calls.push(call);
    const found =
      handlers[`${call.method} ${call.path}`] ?? handlers[`${call.method} ${url.pathname}`];
    const answer = typeof found === 'function' ? found(call) : (found ?? { status: 404, body: {} });
    if (typeof found === 'function') noteFault(`${call.method} ${call.path}`, answer);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const text = answer.body === undefined ? null : JSON.stringify(answer.body);
    return new Response(text, {
      status: answer.status,
      headers: {
        'content-type': 'application/json',
        ...(answer.link ? { link: answer.link } : {}),
      },
    });
  });
  return { calls, restore: () => vi.unstubAllGlobals() };
}
