import { useEffect, useRef } from 'react';

/** Resets an untouched form when its date changes; a dirty one stays as it is. */
export function useDateRollover(
  day: string | undefined,
  isDirty: boolean,
  begin: () => void,
): void {
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    if (!isDirty) begin();
  });
}
