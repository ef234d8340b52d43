import type { MediaStore } from './media-store.ts';

/** Does a work that puts files into a store; when it throws, the files that it had put are removed again. */
export async function allOrNothing<T>(
  store: MediaStore,
  work: (media: Pick<MediaStore, 'put'>) => Promise<T>,
): Promise<T> {
  const puts = new Map<string, Promise<void>>();
  try {
    return await work({
      put: (key, ...rest) => {
        const put = store.put(key, ...rest);
        puts.set(key, put);
        return put;
      },
    });
  } catch (error) {
    // One that is still on its way would arrive after it was removed.
    await Promise.allSettled(puts.values());
    // What the store cannot remove now stays; the error that led here matters more.
    await store.remove([...puts.keys()]).catch(() => {});
    throw error;
  }
}
