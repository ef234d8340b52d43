import type { MediaStore } from './media-store.ts';

/** Does a work that puts files into a store; when it throws, the files that it had put are removed again. */
export async function allOrNothing<T>(
  store: MediaStore,
  work: (media: Pick<MediaStore, 'put'>) => Promise<T>,
): Promise<T> {
  const keys: string[] = [];
  try {
    return await work({
      put: (key, ...rest) => {
        keys.push(key);
        return store.put(key, ...rest);
      },
    });
  } catch (error) {
    // What the store cannot remove now stays; the error that led here matters more.
    await store.remove(keys).catch(() => {});
    throw error;
  }
}
