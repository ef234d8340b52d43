import type { MediaStore } from './media-store.ts';

/** Runs work that stores files; when it throws, the files that it stored are removed again. */
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
    // A put still in progress would finish after the removal.
    await Promise.allSettled(puts.values());
    // A failed removal leaves an orphan; the original error matters more.
    await store.remove([...puts.keys()]).catch(() => {});
    throw error;
  }
}
