import { useEffect, useState } from 'react';
import { filesOf } from './outbox.ts';
import type { OutboxRecord } from './record.ts';

/** The address of the first file of a write, as it lies on this device; null while there is none. */
export function useFileOf(record: OutboxRecord | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  const id = record?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record's files stay as long as it does
  useEffect(() => {
    if (!record) return;
    let made: string | null = null;
    let isShown = true;
    void filesOf(record).then(
      ([first]) => {
        if (!first || !isShown) return;
        made = URL.createObjectURL(first[1]);
        setAddress(made);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
      if (made) URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [id]);
  return address;
}
