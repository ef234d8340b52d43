import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { savesData } from '../../lib/device/connection.ts';
import type { ApiDispatch } from '../../lib/http/dispatch.ts';

/** Delayed until the page has loaded. */
const AFTER_MS = 15_000;

/**
 * Follows the unread count by server-sent events while the page is visible; true while connected. Disabled
 * with data saver, where polling is used.
 */
export function useLiveCount(): boolean {
  const dispatch = useDispatch<ApiDispatch>();
  const [live, setLive] = useState(false);
  useEffect(() => {
    if (savesData()) return;
    let stop: (() => void) | null = null;
    const end = (): void => {
      clearTimeout(timer);
      stop?.();
      stop = null;
      setLive(false);
    };
    const begin = async (): Promise<void> => {
      const { followCount } = await import('./follow-count.ts');
      if (document.visibilityState === 'visible') stop ??= followCount(dispatch, setLive);
    };
    const later = () => setTimeout(() => begin().catch(() => undefined), AFTER_MS);
    let timer = later();
    const onSight = (): void => {
      end();
      if (document.visibilityState === 'visible') timer = later();
    };
    document.addEventListener('visibilitychange', onSight);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      end();
      // What is still being loaded begins nothing any more.
      stop = end;
    };
  }, [dispatch]);
  return live;
}
