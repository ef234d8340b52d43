/** One caller's stay; `lost` when another caller, under way at the same time, is taking the prize. */
export interface Turn {
  lost: boolean;
  claiming: boolean;
}

/** Tells callers that came together with one key from callers that came after the prize was gone. */
export function createRaces() {
  const underWay = new Map<string, Set<Turn>>();
  return {
    enter(key: string): Turn {
      const turns = underWay.get(key) ?? new Set();
      const turn = { lost: [...turns].some((other) => other.claiming), claiming: false };
      underWay.set(key, turns.add(turn));
      return turn;
    },
    /** Says that this caller saw the prize and reaches for it. */
    claim(key: string, claimant: Turn): void {
      claimant.claiming = true;
      for (const turn of underWay.get(key) ?? []) if (turn !== claimant) turn.lost = true;
    },
    leave(key: string, turn: Turn): void {
      const turns = underWay.get(key);
      turns?.delete(turn);
      if (turns?.size === 0) underWay.delete(key);
    },
  };
}
