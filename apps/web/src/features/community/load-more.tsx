import { useEffect, useRef } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  busy: boolean;
  onMore: () => void;
}

/** Loads the next page when scrolled near; a button for keyboards and without IntersectionObserver. */
export function LoadMore({ busy, onMore }: Props) {
  const t = useT('community');
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (!element || busy) return;
    const watcher = new IntersectionObserver(
      (seen) => seen.some((entry) => entry.isIntersecting) && onMore(),
      { rootMargin: '600px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [busy, onMore]);
  return (
    <div ref={mark} className="flex justify-center py-4">
      <Button look="plain" busy={busy} onClick={onMore}>
        {t('more')}
      </Button>
    </div>
  );
}
