import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Drafts of forms that are not shown, by form name. */
export type Drafts = Map<string, FieldValues>;

/** Keeps a form's input while it is unmounted, and restores it. */
export function useDraft<V extends FieldValues>(
  { watch, reset }: Pick<UseFormReturn<V, unknown, object>, 'watch' | 'reset'>,
  start: V,
  drafts: Drafts | undefined,
  name: string,
): void {
  const begun = useRef(false);
  const untouched = JSON.stringify(start);
  useEffect(() => {
    const kept = begun.current ? undefined : drafts?.get(name);
    begun.current = true;
    if (kept) reset(kept as V, { keepDefaultValues: true });
    const watching = watch((typed) => {
      if (JSON.stringify(typed) === untouched) drafts?.delete(name);
      else drafts?.set(name, { ...typed });
    });
    return () => watching.unsubscribe();
  }, [watch, reset, untouched, drafts, name]);
}
