import { Spinner } from '../ui/spinner.tsx';

/** Shown while a page's chunk travels; no words, as the words are travelling too. */
export function Waiting() {
  return (
    <div className="grid min-h-[50dvh] place-items-center text-brand" aria-busy="true">
      <Spinner className="size-9" />
    </div>
  );
}
