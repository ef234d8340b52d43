import CircuitBreaker from 'opossum';
import { systemClock } from '../platform/clock.ts';
import { createOutgoing } from './outgoing/outgoing.ts';

/** Why a request to a provider failed. */
export class ProviderError extends Error {
  /** `refused`: it answered with a 4xx; `reason` is its message. */
  readonly kind: 'unreachable' | 'timeout' | 'bad-answer' | 'refused';
  readonly status: number | undefined;

  constructor(kind: ProviderError['kind'], message: string, status?: number) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}

export interface HttpClient {
  /** GET of a JSON document; anything else is a bad answer. */
  getJson(url: URL, headers?: Record<string, string>): Promise<unknown>;
  /** GET of a text. */
  getText(url: URL, headers?: Record<string, string>): Promise<string>;
}

/** How a provider did since this process began. */
export interface Circuit {
  name: string;
  /** It is being left alone after a failure. */
  open: boolean;
  lastSuccessAt?: Date | undefined;
  lastFailureAt?: Date | undefined;
  lastFailure?: string | undefined;
}

export interface HttpClientWithCircuit extends HttpClient {
  /** Whether its circuit breaker is open. */
  circuit(): Circuit;
}

export interface HttpClientSettings {
  name: string;
  timeoutMs: number;
  maxBytes?: number;
  /** How long the circuit breaker stays open after a failure. */
  restMs?: number;
}

const MAX_BYTES = 8_000_000;

/**
 * HTTP client of one provider with a time-out, a size limit and a circuit breaker: after a failure requests fail at once for
 * `restMs`, so that callers wait for an unavailable service once, not each time.
 */
export function createHttpClient(settings: HttpClientSettings): HttpClientWithCircuit {
  const ask = async (url: URL, headers: Record<string, string>): Promise<string> => {
    let response: Response;
    let body: string;
    try {
      response = await askProvider(url, {
        headers: { 'user-agent': 'Ankur farm assistant', ...headers },
        signal: AbortSignal.timeout(settings.timeoutMs),
      });
      body = await readLimited(response, settings.maxBytes ?? MAX_BYTES);
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      const timedOut = (error as Error).name === 'TimeoutError';
      throw new ProviderError(
        timedOut ? 'timeout' : 'unreachable',
        `${settings.name}: ${(error as Error).message}`,
      );
    }
    if (!response.ok) {
      throw new ProviderError(
        'refused',
        messageOf(body) ?? `${settings.name} answered ${response.status}`,
        response.status,
      );
    }
    return body;
  };
  const circuit = new CircuitBreaker(ask, {
    name: settings.name,
    timeout: false,
    errorThresholdPercentage: 50,
    volumeThreshold: 1,
    resetTimeout: settings.restMs ?? 30_000,
    errorFilter: isAnswer,
  });
  // One time-out opens the circuit, whatever succeeded just before.
  circuit.on('failure', (error: unknown) => {
    if (error instanceof ProviderError && error.kind === 'timeout') circuit.open();
  });
  let lastSuccessAt: Date | undefined;
  let lastFailureAt: Date | undefined;
  let lastFailure: string | undefined;
  const leftAlone = () =>
    new ProviderError('unreachable', `${settings.name} is being left alone after a failure`);
  const answered = () => {
    lastSuccessAt = systemClock.now();
  };
  const failed = ({ message }: ProviderError) => {
    lastFailureAt = systemClock.now();
    lastFailure = message;
  };
  const fire = async (url: URL, headers: Record<string, string>): Promise<string> => {
    if (circuit.opened) throw leftAlone();
    try {
      return await circuit.fire(url, headers);
    } catch (error) {
      // A half-open circuit tries one request and rejects the others with an error of its own.
      if (!(error instanceof ProviderError)) throw leftAlone();
      if (isAnswer(error)) answered();
      else failed(error);
      throw error;
    }
  };
  return {
    async getText(url, headers = {}) {
      const text = await fire(url, headers);
      answered();
      return text;
    },
    circuit: () => ({
      name: settings.name,
      open: circuit.opened,
      lastSuccessAt,
      lastFailureAt,
      lastFailure,
    }),
    async getJson(url, headers) {
      const body = await fire(url, { accept: 'application/json', ...headers });
      try {
        const json: unknown = JSON.parse(body);
        answered();
        return json;
      } catch {
        circuit.open();
        const failure = new ProviderError(
          'bad-answer',
          `${settings.name} did not answer with JSON`,
        );
        failed(failure);
        throw failure;
      }
    },
  };
}

const REDIRECTS = 3;
const outgoing = createOutgoing();

/**
 * Requests the host that the operator configured, also in a private network. Redirects come from the provider, not from the
 * operator: another host must have a public address (SSRF).
 */
async function askProvider(url: URL, init: RequestInit & { signal: AbortSignal }) {
  let at = url;
  for (let left = REDIRECTS; ; left -= 1) {
    const response = await fetch(at, { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !location) return response;
    await response.body?.cancel();
    if (left === 0) throw new Error('too many redirects');
    const next = new URL(location, at);
    if (next.host !== url.host) {
      const limits = { timeoutMs: 4_000, maxBytes: MAX_BYTES, redirects: left - 1 };
      return new Response(new Uint8Array(await outgoing.fetch(next, limits)));
    }
    at = next;
  }
}

/** 400 and 404 answer one request ("no such city"); they are no outage. */
function isAnswer(error: unknown): boolean {
  return error instanceof ProviderError && [400, 404, 422, 426].includes(error.status ?? 0);
}

async function readLimited(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new ProviderError('bad-answer', 'the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function messageOf(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}
