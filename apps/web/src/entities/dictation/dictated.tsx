import { type ReactNode, useRef } from 'react';
import { canListen } from '../../lib/speech/listen.ts';
import { canRecord } from '../../lib/speech/record.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Optional } from '../../ui/optional.tsx';

const Microphone = lazyWithRetry(() => import('./microphone.tsx'));

interface Props {
  /** `number`: what is heard becomes figures ("five hundred", "dedh lakh"). */
  as?: 'text' | 'number';
  /** The field shows no label above itself. */
  isFlat?: boolean;
  /** One field of a form. */
  children: ReactNode;
}

/** A field with a microphone beside it; only the field where the browser neither recognises speech nor records it. */
export function Dictated({ as = 'text', isFlat = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  if (!canListen() && !canRecord()) return children;
  return (
    <div ref={box} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1">
      {children}
      <Optional>
        <Microphone as={as} box={box} isFlat={isFlat} />
      </Optional>
    </div>
  );
}
