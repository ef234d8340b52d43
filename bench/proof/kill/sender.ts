import { setTimeout as sleep } from 'node:timers/promises';
import { type Farmer, signInAgain } from '../support/farmer.ts';
import type { RawAnswer, RawClient, RawRequest } from '../support/raw-http.ts';

/** Counters of answers. */
export interface Tally {
  acknowledged: number;
  /** When the last write was acknowledged, as `Date.now()`; 0 before the first. */
  acknowledgedAt: number;
  /** Writes retried because their outcome is unknown. */
  again: number;
  /** Answers of 5xx by status. */
  failures: Map<number, number>;
}

export const newTally = (): Tally => ({
  acknowledged: 0,
  acknowledgedAt: 0,
  again: 0,
  failures: new Map(),
});

/** Sends writes of one farmer through kills. */
export interface Sender {
  farmer: Farmer;
  /** Retries until a final answer; any 4xx but 401 and 429 is final. */
  untilAnswered(
    request: Omit<RawRequest, 'headers'> & { headers?: Record<string, string> },
  ): Promise<RawAnswer>;
  /** Sends once; null when the outcome is unknown. */
  once(
    request: Omit<RawRequest, 'headers'> & { headers?: Record<string, string> },
  ): Promise<RawAnswer | null>;
}

const PAUSE_MS = 60;
const PAUSE_MAX_MS = 400;
const PATIENCE_MS = 180_000;

export function senderOf(client: RawClient, farmer: Farmer, tally: Tally): Sender {
  let last = '';
  const once: Sender['once'] = async (request) => {
    const headers = { authorization: `Bearer ${farmer.access}`, ...request.headers };
    const outcome = await client.send({ ...request, headers });
    if (!('answer' in outcome)) {
      last = outcome.broken;
      return null;
    }
    const { answer } = outcome;
    if (answer.status < 500) {
      if (answer.status < 300) {
        tally.acknowledged += 1;
        tally.acknowledgedAt = Date.now();
      }
      return answer;
    }
    last = `${answer.status} ${answer.body.toString().slice(0, 300)}`;
    tally.failures.set(answer.status, (tally.failures.get(answer.status) ?? 0) + 1);
    return null;
  };
  const sender: Sender = {
    farmer,
    once,
    async untilAnswered(request) {
      const began = Date.now();
      for (let tries = 0; Date.now() - began < PATIENCE_MS; tries += 1) {
        if (tries > 0) {
          tally.again += 1;
          // Longer and longer, so that a machine that is starting again has its processors for that.
          await sleep(Math.min(PAUSE_MS * 1.5 ** (tries - 1), PAUSE_MAX_MS));
        }
        const answer = await once(request);
        if (answer?.status === 401) await signInAgain(client, farmer);
        else if (answer && answer.status !== 429) return answer;
      }
      throw new Error(
        `${request.method} ${request.target} was not done for ${PATIENCE_MS / 1000} s: ${last}`,
      );
    },
  };
  return sender;
}

/** A JSON body with its header. */
export const json = (body: unknown) => ({
  body: Buffer.from(JSON.stringify(body)),
  headers: { 'content-type': 'application/json' },
});

/** All pages of a list. */
export async function everything<T>(client: RawClient, farmer: Farmer, path: string): Promise<T[]> {
  const all: T[] = [];
  let next: string | undefined = `${path}${path.includes('?') ? '&' : '?'}limit=100`;
  while (next) {
    const outcome = await client.send({
      method: 'GET',
      target: next,
      headers: { authorization: `Bearer ${farmer.access}` },
    });
    if (!('answer' in outcome) || outcome.answer.status !== 200)
      throw new Error(`GET ${next}: ${JSON.stringify(outcome).slice(0, 200)}`);
    all.push(...(JSON.parse(outcome.answer.body.toString()) as T[]));
    const link = /<([^>]+)>; rel="next"/.exec(String(outcome.answer.headers.link ?? ''))?.[1];
    next =
      link && new URL(link, 'http://localhost').pathname + new URL(link, 'http://localhost').search;
  }
  return all;
}
