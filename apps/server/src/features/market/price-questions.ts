import { type Clock, indianDate } from '../../platform/clock.ts';
import type { MandiPrices, PriceQuestion } from '../../providers/mandi-prices/mandi-prices.ts';
import type { MayAsk } from '../../providers/provider-allowance.ts';
import { normaliseAnswer } from './import/normalise.ts';
import { type Kind, type PriceInterest, questionKey } from './price-interest.ts';
import type { PriceWriter } from './store/price-writer.ts';

/** `answered` includes "it has no rows"; `failed`: what is stored is all there is for now. */
export type Asked = 'answered' | 'failed';

export interface PriceQuestions {
  /**
   * Makes sure that a question was put to the provider lately; waits only the first time, and not for long. A first
   * time needs the word of `mayAsk`; without it what is stored is all there is.
   */
  settle(question: PriceQuestion, kind: Kind, mayAsk?: MayAsk): Promise<Asked>;
  /** Puts a question to the provider now and stores what comes back. */
  fetch(question: PriceQuestion, kind: Kind): Promise<Asked>;
}

const MINUTE = 60_000;
/** Days this near still get reports; older ones are settled. */
const OPEN_DAYS = 4;
const OPEN_MS = 30 * MINUTE;
const SETTLED_MS = 24 * 60 * MINUTE;
/** Longest a farmer waits for a question nobody has asked before. */
const WAIT_MS = 4_000;

interface Deps {
  provider: MandiPrices;
  interest: PriceInterest;
  writer: PriceWriter;
  clock: Clock;
}

/** The questions farmers ask, each put to the provider once in a while and answered from the store. */
export function createPriceQuestions(deps: Deps): PriceQuestions {
  const { provider, interest, writer, clock } = deps;
  const inFlight = new Map<string, Promise<Asked>>();

  const ask = async (question: PriceQuestion, kind: Kind): Promise<Asked> => {
    let ok = false;
    try {
      const raw = await (kind === 'history' ? provider.history(question) : provider.ask(question));
      const rows = await normaliseAnswer(raw);
      await writer.writeAndRefresh(rows, 'data.gov.in');
      ok = true;
    } catch {
      // What is stored answers; the next job or the next farmer after the circuit's rest tries again.
    }
    await interest.fetched(question, kind, ok);
    return ok ? 'answered' : 'failed';
  };

  const fetch: PriceQuestions['fetch'] = (question, kind) => {
    const key = questionKey(question, kind);
    const running = inFlight.get(key);
    if (running) return running;
    const asking = ask(question, kind).finally(() => inFlight.delete(key));
    inFlight.set(key, asking);
    return asking;
  };

  const isFresh = (fetchedAt: Date, question: PriceQuestion, kind: Kind) =>
    clock.now().getTime() - fetchedAt.getTime() < freshMs(question, kind, clock);

  return {
    fetch,
    async settle(question, kind, mayAsk) {
      const known = await interest.find(question, kind);
      if (known?.fetchedAt) {
        if (isFresh(known.fetchedAt, question, kind)) return 'answered';
        fetch(question, kind).catch(() => {});
        return known.failures > 0 ? 'failed' : 'answered';
      }
      if (!inFlight.has(questionKey(question, kind)) && (await isRefused(mayAsk))) return 'failed';
      return within(WAIT_MS, fetch(question, kind));
    },
  };
}

const isRefused = (mayAsk: MayAsk | undefined): Promise<boolean> =>
  (mayAsk?.('known') ?? Promise.resolve()).then(
    () => false,
    () => true,
  );

/** How long an answer stands: days still open are asked again sooner. */
export function freshMs(question: Pick<PriceQuestion, 'date'>, kind: Kind, clock: Clock): number {
  const today = Date.parse(indianDate(clock.now()));
  const settled =
    kind === 'history' ||
    (question.date !== null && today - Date.parse(question.date) > OPEN_DAYS * 86_400_000);
  return settled ? SETTLED_MS : OPEN_MS;
}

async function within(ms: number, asking: Promise<Asked>): Promise<Asked> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Asked>((resolve) => {
    timer = setTimeout(resolve, ms, 'failed');
  });
  try {
    return await Promise.race([asking.catch((): Asked => 'failed'), late]);
  } finally {
    clearTimeout(timer);
  }
}
