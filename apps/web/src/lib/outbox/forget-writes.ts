import { browserStore } from './browser-store.ts';

/** Throws away what waits of a farmer, with its files, for good: the account is deleted, and nothing can be sent any more. */
export async function forgetWrites(owner: string): Promise<void> {
  await browserStore().change(owner, (records) => ({
    remove: records.map(({ id }) => id),
    result: undefined,
  }));
}
