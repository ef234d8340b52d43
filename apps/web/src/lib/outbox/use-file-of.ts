import { useObjectUrl } from '../files/use-object-url.ts';
import { useLoaded } from '../use-loaded.ts';
import { filesOf } from './outbox.ts';
import type { OutboxRecord } from './record.ts';

/** The address of the first file of a write, as it lies on this device; null while there is none. */
export function useFileOf(record: OutboxRecord | undefined): string | null {
  const file = useLoaded(record?.id ?? null, async () => {
    const [first] = record ? await filesOf(record) : [];
    return first?.[1] ?? null;
  });
  return useObjectUrl(file);
}
