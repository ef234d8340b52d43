import { LOSS_CAUSES } from '@ankur/contracts/farm-record/loss-rules';
import type { Loss } from '../../entities/farm/farm.api.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useNow } from '../../lib/time/clock.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { LossFolder } from './loss-folder.tsx';
import { LossPhotos } from './loss-photos.tsx';
import { TellRow } from './tell-row.tsx';

const HOUR_MS = 3_600_000;

interface Props {
  loss: Loss & Unsent;
  onEdit: () => void;
  onRemove: () => void;
}

/** How long there is to tell of a loss, and whom to tell in order. */
export function LossRow({ loss, onEdit, onRemove }: Props) {
  const t = useT('farm-record');
  const failureText = useFailureText('farm-record');
  const format = useFormat();
  const now = useNow(60_000);
  const known = LOSS_CAUSES.find((cause) => cause === loss.cause);
  const name = known ? t(`cause.${known}`) : loss.cause;
  const hours = Math.floor((Date.parse(loss.deadline_at) - now.getTime()) / HOUR_MS);
  const clock =
    loss.reported_at !== null
      ? ({
          tone: 'good',
          text: t('loss.reported', { date: format.dateTime(loss.reported_at) }),
        } as const)
      : loss.needs_72_hours === false
        ? ({
            tone: 'info',
            text: t(loss.cover === 'not_covered' ? 'loss.notCovered' : 'loss.noHurry'),
          } as const)
        : ({
            tone: 'warn',
            text: hours >= 0 ? t('loss.hoursLeft', { hours }) : t('loss.late'),
          } as const);
  return (
    <li className="flex flex-col gap-3 py-3">
      <h3 className="font-bold wrap-anywhere">
        {name} · {format.dateTime(loss.happened_at)}
      </h3>
      <div className="flex flex-wrap items-center gap-2">
        <UnsentMark record={loss.unsent} />
        <Button look="quiet" icon="edit" onClick={onEdit}>
          {t('changeOf', { name })}
        </Button>
        {loss.unsent && (
          <Button look="quiet" icon="trash" onClick={onRemove}>
            {t('delete')}
          </Button>
        )}
        <RefusalLines record={loss.unsent} failureText={failureText} />
      </div>
      <Alert tone={clock.tone}>{clock.text}</Alert>
      <ol className="flex flex-col gap-2">
        {loss.tell.map((contact) => (
          <TellRow key={contact.who} loss={loss} contact={contact} />
        ))}
      </ol>
      {!loss.insurer && <p className="text-muted">{t('tell.whichInsurer')}</p>}
      <LossPhotos loss={loss} />
      <LossFolder loss={loss} />
    </li>
  );
}
