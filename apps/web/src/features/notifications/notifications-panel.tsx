import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Opened } from '../../ui/opened.tsx';
import { NotificationList } from './notification-list.tsx';

const NotificationSettingsView = lazyWithRetry(() => import('./notification-settings.tsx'));

/** The notifications popover: list or settings. */
export default function NotificationsPanel({ onLeave }: { onLeave: () => void }) {
  const t = useT('notifications');
  const [view, setView] = useState<'list' | 'settings'>('list');
  return (
    <div className="w-[min(21rem,76vw)]">
      {view === 'list' ? (
        <NotificationList onLeave={onLeave} />
      ) : (
        <div className="max-h-[calc(100dvh-11rem)] overflow-y-auto px-2">
          <Opened>
            <NotificationSettingsView />
          </Opened>
        </div>
      )}
      <div className="mt-1 border-t border-line pt-1">
        <Button
          look="quiet"
          icon={view === 'list' ? 'filter' : 'arrow-left'}
          onClick={() => setView(view === 'list' ? 'settings' : 'list')}
        >
          {t(view === 'list' ? 'settings' : 'back')}
        </Button>
      </div>
    </div>
  );
}
