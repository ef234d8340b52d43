import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCalendarFeedQuery, useRenewCalendarFeedMutation } from './farm-tasks.api.ts';

/** Shows the secret URL of the calendar feed. */
export function CalendarFeed() {
  const t = useT('farm-tasks');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon="calendar" className="self-start" onClick={() => setOpen(true)}>
        {t('feed.open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('feed.title')}>
        <FeedAddress />
      </Dialog>
    </>
  );
}

function FeedAddress() {
  const t = useT('farm-tasks');
  const { data, error } = useCalendarFeedQuery();
  const [renew, { isLoading, error: renewError }] = useRenewCalendarFeedMutation();
  const [copied, setCopied] = useState(false);
  if (error && !data) return <Alert>{t('feed.failed')}</Alert>;
  if (!data) return <Skeleton className="h-24 w-full" />;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(data.url);
      setCopied(true);
    } catch (problem) {
      console.error('copying failed', problem);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p>{t('feed.why')}</p>
      <TextField
        label={t('feed.address')}
        value={data.url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button icon="share" onClick={() => void copy()}>
          {t('feed.copy')}
        </Button>
        <a href={data.url.replace(/^https?:/, 'webcal:')} className={buttonClass('plain')}>
          {t('feed.subscribe')}
        </a>
      </div>
      {copied && <Alert tone="good">{t('feed.copied')}</Alert>}
      {renewError && <Alert>{t('feed.failed')}</Alert>}
      <p className="text-sm text-muted">{t('feed.secret')}</p>
      <Button
        look="quiet"
        icon="refresh"
        busy={isLoading}
        className="self-start"
        onClick={() => {
          setCopied(false);
          void renew();
        }}
      >
        {t('feed.renew')}
      </Button>
    </div>
  );
}
