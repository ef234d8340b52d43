export interface Press {
  voter: string;
  id: string;
  value: 1 | -1;
  key: string | undefined;
}

interface Waiting<State> {
  press: Press;
  resolve(state: State | undefined): void;
  reject(error: unknown): void;
}

/** While one lot is written to disk, the next one is worked on. */
const IN_FLIGHT = 2;
const LOT = 64;

/**
 * Presses that arrive while others are on their way go together in the next lot: one question to the database and one
 * write to its disk for all of them. A lot that fails is asked press by press, so that each fails for itself alone.
 * `ask` answers the states in the order of the presses, undefined where there is no such item.
 */
export function createPressLine<State>(
  ask: (lot: readonly Press[]) => Promise<readonly (State | undefined)[]>,
): (press: Press) => Promise<State | undefined> {
  const waiting: Waiting<State>[] = [];
  let inFlight = 0;
  let called = false;

  const settle = async (lot: readonly Waiting<State>[]): Promise<void> => {
    try {
      const states = await ask(lot.map(({ press }) => press));
      lot.forEach(({ resolve }, at) => {
        resolve(states[at]);
      });
    } catch (error) {
      const [only] = lot;
      if (lot.length === 1) only?.reject(error);
      else for (const one of lot) await settle([one]);
    }
  };
  const send = (): void => {
    called = false;
    while (waiting.length > 0 && inFlight < IN_FLIGHT) {
      inFlight += 1;
      void settle(waiting.splice(0, LOT)).finally(() => {
        inFlight -= 1;
        send();
      });
    }
  };
  return (press) =>
    new Promise((resolve, reject) => {
      waiting.push({ press, resolve, reject });
      if (called) return;
      called = true;
      // After everything that has arrived by now was read.
      setImmediate(send);
    });
}
