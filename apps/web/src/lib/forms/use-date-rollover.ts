import { useEffect, useRef } from 'react';

/** Lets a form that nobody has touched begin anew once its day has turned; one with something typed stays as it is. */
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
