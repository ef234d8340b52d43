import { NON_FIELD } from '@ankur/contracts/http/errors';
import { failure } from '@ankur/contracts/problems';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, tooMany } from '../errors/app-error.ts';
import { addressKey } from './client-address.ts';
import type { HttpLimits } from './http-limits.ts';
import { hasBody } from './slow-bodies.ts';

const MIB = 1024 * 1024;
/** The budget of all addresses together, as a multiple of one address's. */
const TOGETHER = 4;
/** Multipart forms go to disk or have limits of their own, so their budget is larger. */
const FORMS = 8;
const RETRY_AFTER_S = 10;

/** Announced bytes of bodies in transit: by address and in all. */
class Budget {
  readonly #each: number;
  readonly #held = new Map<string, number>();
  #total = 0;

  constructor(each: number) {
    this.#each = each;
  }

  /** Reserves `bytes` until the returned function is called; null when there is no room. */
  take(key: string, bytes: number): (() => void) | null {
    const mine = this.#held.get(key) ?? 0;
    if (mine + bytes > this.#each || this.#total + bytes > this.#each * TOGETHER) return null;
    this.#held.set(key, mine + bytes);
    this.#total += bytes;
    return () => {
      this.#total -= bytes;
      const left = (this.#held.get(key) ?? 0) - bytes;
      if (left > 0) this.#held.set(key, left);
      else this.#held.delete(key);
    };
  }
}

const isForm = (request: FastifyRequest): boolean =>
  (request.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');

/**
 * Refuses a body before its first byte is read when those already in transit from its address (429) use up the
 * address's budget, or its own length is above every limit (413). A body without a length counts as the longest allowed.
 */
export function limitHeldBodies(
  app: FastifyInstance,
  budgetMb: number,
  { formBytesMax }: Pick<HttpLimits, 'formBytesMax'>,
): void {
  const bodies = new Budget(budgetMb * MIB);
  const forms = new Budget(budgetMb * MIB * FORMS);
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request.raw)) return done();
    const form = isForm(request);
    const most = form ? formBytesMax : request.routeOptions.bodyLimit;
    const declared = request.headers['content-length'];
    const bytes = declared === undefined ? most : Number(declared);
    if (form && bytes > most) return done(refusal(reply, tooLong()));
    // A plain body above its limit is refused by its parser and never buffered.
    const give = (form ? forms : bodies).take(addressKey(request.ip), Math.min(bytes, most));
    if (!give) return done(refusal(reply, noRoom()));
    reply.raw.once('close', give);
    done();
  });
}

const noRoom = () => tooMany(RETRY_AFTER_S, 'body_budget');

const tooLong = () => new AppError('too_large', { [NON_FIELD]: [failure('request_too_large')] });

/** Closes the connection with the answer, so that the refused body is not sent. */
function refusal(reply: { header(name: string, value: string): unknown }, error: AppError) {
  reply.header('connection', 'close');
  return error;
}
