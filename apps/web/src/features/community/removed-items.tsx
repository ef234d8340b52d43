import { createContext, type ReactNode, useContext } from 'react';
import { useTakeBack } from '../../entities/farm/use-removal.tsx';

const RemovedItems = createContext<(id: string) => Promise<void>>(async () => undefined);

/** Tells the list that an own item was deleted. */
export const useRemovedItem = () => useContext(RemovedItems);

/** A list of items, above which the last deletion can be taken back while it waits to be sent. */
export function WithRemovedItems({ children }: { children: ReactNode }) {
  const { offer, line } = useTakeBack();
  return (
    <RemovedItems value={offer}>
      {line}
      {children}
    </RemovedItems>
  );
}
