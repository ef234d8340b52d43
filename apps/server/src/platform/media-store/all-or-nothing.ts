import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import type { MediaStore } from './media-store.ts';

/**
 * Runs work that stores files and then the row that names them; when it throws, the files are removed again. They stay
 * when the connection to the database was lost, since the row may have been committed and would lose its picture; the
 * job for orphans removes those that no row names.
 */
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
    const stored = await Promise.allSettled(puts.values());
    const isWhole = stored.every(({ status }) => status === 'fulfilled');
    if (isWhole && isDatabaseUnavailable(error)) throw error;
    // A failed removal leaves an orphan; the original error matters more.
    await store.remove([...puts.keys()]).catch(() => {});
    throw error;
  }
}
