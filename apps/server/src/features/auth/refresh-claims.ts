/** One attempt to exchange a token; `lost` when a concurrent attempt claims the same token first. */
export interface Attempt {
  lost: boolean;
  claiming: boolean;
}

/** Tells attempts that run concurrently with the winning one from attempts that begin after it has finished. */
export function createRefreshClaims() {
  const running = new Map<string, Set<Attempt>>();
  return {
    enter(key: string): Attempt {
      const attempts = running.get(key) ?? new Set();
      const attempt = { lost: [...attempts].some((other) => other.claiming), claiming: false };
      running.set(key, attempts.add(attempt));
      return attempt;
    },
    /** Marks an attempt as the one that saw the valid token; all other running attempts on it lose. */
    claim(key: string, claimant: Attempt): void {
      claimant.claiming = true;
      for (const attempt of running.get(key) ?? []) if (attempt !== claimant) attempt.lost = true;
    },
    leave(key: string, attempt: Attempt): void {
      const attempts = running.get(key);
      attempts?.delete(attempt);
      if (attempts?.size === 0) running.delete(key);
    },
  };
}
