import { LOSS_CAUSES } from '@ankur/contracts/farm-record/loss-rules';
import {
  type Loss,
  useChangeLossMutation,
  useRemoveLossMutation,
} from '../../entities/farm/farm.api.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useNow } from '../../lib/time/clock.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { toast } from '../../ui/toast.ts';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { LossPhotos } from './loss-photos.tsx';

const HOUR_MS = 3_600_000;

/** How long there is to tell of a loss, and whom to tell in order. */
export function LossRow({ loss }: { loss: Loss & Unsent }) {
  const t = useT('farm-record');
  const failureText = useFailureText('farm-record');
  const format = useFormat();
  const now = useNow(60_000);
  const [change, { isLoading }] = useChangeLossMutation();
  const [remove] = useRemoveLossMutation();
  const known = LOSS_CAUSES.find((cause) => cause === loss.cause);
  const hours = Math.floor((Date.parse(loss.deadline_at) - now.getTime()) / HOUR_MS);
  const told = async (who: Loss['told'][number]['who']) => {
    const body = { told: [...loss.told, { who, at: now.toISOString() }] };
    if ((await change({ loss, body })).error) toast.error(t('saveFailed'));
  };
  const clock =
    loss.reported_at !== null
      ? ({
          tone: 'good',
          text: t('loss.reported', { date: format.dateTime(loss.reported_at) }),
        } as const)
      : loss.needs_72_hours === false
        ? ({ tone: 'info', text: t('loss.noHurry') } as const)
        : ({
            tone: 'warn',
            text: hours >= 0 ? t('loss.hoursLeft', { hours }) : t('loss.late'),
          } as const);
  return (
    <li className="flex flex-col gap-3 py-3">
      <h3 className="font-bold wrap-anywhere">
        {known ? t(`cause.${known}`) : loss.cause} · {format.dateTime(loss.happened_at)}
      </h3>
      <div className="flex flex-wrap items-center gap-2">
        <UnsentMark record={loss.unsent} />
        {loss.unsent && (
          <Button look="quiet" icon="trash" onClick={() => void remove(loss)}>
            {t('delete')}
          </Button>
        )}
        <RefusalLines record={loss.unsent} failureText={failureText} />
      </div>
      <Alert tone={clock.tone}>{clock.text}</Alert>
      <ol className="flex flex-col gap-2">
        {loss.tell.map(({ who, number, url, told_at }) => (
          <li key={who} className="flex flex-wrap items-center gap-2">
            <span className="min-w-32">{t(`tell.${who}`)}</span>
            {number && (
              <a href={`tel:${number}`} className={buttonClass('primary')}>
                <Icon name="phone" />
                {number}
              </a>
            )}
            {url && (
              <a href={url} className={buttonClass('plain')} rel="noreferrer" target="_blank">
                <Icon name="external" />
                {t('tell.open')}
              </a>
            )}
            {told_at ? (
              <span className="text-brand">{format.dateTime(told_at)}</span>
            ) : (
              <Button look="quiet" icon="check" disabled={isLoading} onClick={() => void told(who)}>
                {t('tell.done')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <LossPhotos loss={loss} />
    </li>
  );
}
