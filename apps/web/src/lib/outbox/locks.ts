/** Runs `work` while nobody else holds the name; with `ifFree` not at all when somebody does, and answers undefined. */
export type Lock = <Result>(
  name: string,
  work: () => Promise<Result>,
  options?: { ifFree: boolean },
) => Promise<Result | undefined>;

/** Locks of this page alone, for browsers that have none over all tabs. */
export function pageLocks(): Lock {
  const held = new Map<string, Promise<unknown>>();
  return async (name, work, options) => {
    const before = held.get(name);
    if (before && options?.ifFree) return undefined;
    const run = (before ?? Promise.resolve()).catch(() => undefined).then(work);
    held.set(name, run);
    try {
      return await run;
    } finally {
      if (held.get(name) === run) held.delete(name);
    }
  };
}

/** Locks over all tabs and windows of the app. */
export function browserLocks(): Lock {
  const locks = globalThis.navigator?.locks;
  if (!locks) return pageLocks();
  return (name, work, options) =>
    locks.request(name, { ifAvailable: options?.ifFree ?? false }, async (lock) =>
      lock ? work() : undefined,
    );
}
