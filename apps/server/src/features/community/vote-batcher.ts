/** A vote: liked (1), disliked (-1), or nothing (0). */
export interface VoteWish {
  voter: string;
  id: string;
  value: 1 | 0 | -1;
  /** Sets the vote; otherwise the same again takes it back. */
  sets: boolean;
}

interface Waiting<State> {
  wish: VoteWish;
  resolve(state: State | undefined): void;
  reject(error: unknown): void;
}

/** Batches in progress: while one is written to disk, the next one runs. */
const IN_FLIGHT = 2;
const BATCH_MAX = 64;

/**
 * Votes that arrive while a batch is being written form the next batch: one statement and one disk write for all of
 * them. A batch that fails is repeated vote by vote, so that only the failing vote is refused.
 * `ask` answers the states in the order of the votes, undefined where there is no such item.
 */
export function createVoteBatcher<State>(
  ask: (batch: readonly VoteWish[]) => Promise<readonly (State | undefined)[]>,
): (wish: VoteWish) => Promise<State | undefined> {
  const waiting: Waiting<State>[] = [];
  let inFlight = 0;
  let called = false;

  const settle = async (batch: readonly Waiting<State>[]): Promise<void> => {
    try {
      const states = await ask(batch.map(({ wish }) => wish));
      batch.forEach(({ resolve }, at) => {
        resolve(states[at]);
      });
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1) only?.reject(error);
      else for (const one of batch) await settle([one]);
    }
  };
  const send = (): void => {
    called = false;
    while (waiting.length > 0 && inFlight < IN_FLIGHT) {
      inFlight += 1;
      void settle(waiting.splice(0, BATCH_MAX)).finally(() => {
        inFlight -= 1;
        send();
      });
    }
  };
  return (wish) =>
    new Promise((resolve, reject) => {
      waiting.push({ wish, resolve, reject });
      if (called) return;
      called = true;
      // After all requests that have already arrived were parsed.
      setImmediate(send);
    });
}
