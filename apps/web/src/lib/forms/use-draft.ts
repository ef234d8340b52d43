import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What was typed into forms that are out of sight, by the name of the form. */
export type Drafts = Map<string, FieldValues>;

/** Keeps what was typed while a form gives way to another view, and puts it back when the form returns. */
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
