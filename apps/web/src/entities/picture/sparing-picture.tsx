import { type ComponentProps, Suspense } from 'react';
import { useTapToShow } from '../../lib/meter/near-limit.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Picture } from '../../ui/picture.tsx';

const WaitingPicture = lazyWithRetry(() => import('./waiting-picture.tsx'));

/** Addresses of what is on this phone. */
const IS_HERE = /^(?:data|blob):/;

interface Props extends ComponentProps<typeof Picture> {
  /** What it belongs to, for the button that shows it, where `alt` is empty. */
  name?: string | undefined;
}

/** A picture that is fetched by a tap alone near the farmer's limit of data. Must not stand in a link. */
export function SparingPicture({ name, ...picture }: Props) {
  const [waits, show] = useTapToShow();
  if (!waits || !picture.src || IS_HERE.test(picture.src)) return <Picture {...picture} />;
  return (
    <Suspense fallback={<Picture {...picture} src={null} />}>
      <WaitingPicture {...picture} name={name} onShow={show} />
    </Suspense>
  );
}
