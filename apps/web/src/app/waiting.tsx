import { Spinner } from '../ui/spinner.tsx';

/** Spinner while a page's chunk loads; without text, which may be loading too. */
export function Waiting() {
  return (
    <div className="grid min-h-[50dvh] place-items-center text-brand" aria-busy="true">
      <Spinner className="size-9" />
    </div>
  );
}
