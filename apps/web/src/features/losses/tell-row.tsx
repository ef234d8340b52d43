import { useState } from 'react';
import { type Loss, useChangeLossMutation } from '../../entities/farm/farm.api.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { nowMs } from '../../lib/time/clock.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';

interface Props {
  loss: Loss;
  contact: Loss['tell'][number];
}

/** Somebody who is to be told of a loss: called by one press; when that was done, and under which number they took it down. */
export function TellRow({ loss, contact: { who, number, url, told_at } }: Props) {
  const t = useT('farm-record');
  const format = useFormat();
  const [change, { isLoading }] = useChangeLossMutation();
  const [isAsking, setAsking] = useState(false);
  const [taken, setTaken] = useState('');
  const told = async () => {
    const entry = { who, at: new Date(nowMs()).toISOString(), number: taken.trim() || null };
    const saved = await change({ loss, body: { told: [...loss.told, entry] } });
    if (saved.error) toast.error(t('saveFailed'));
    else setAsking(false);
  };
  /** Who was told by a slip of the finger is to be told still. */
  const takeBack = async () => {
    const left = loss.told.filter((one) => one.who !== who);
    if ((await change({ loss, body: { told: left } })).error) toast.error(t('saveFailed'));
  };
  const under = loss.told.find((one) => one.who === who)?.number;
  return (
    <li className="flex flex-wrap items-center gap-2">
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
      {told_at && (
        <span className="text-brand wrap-anywhere">
          {format.dateTime(told_at)}
          {under && ` · ${t('tell.under', { number: under })}`}
        </span>
      )}
      {told_at && (
        <Button look="quiet" icon="refresh" busy={isLoading} onClick={() => void takeBack()}>
          {t('undo')}
          <span className="sr-only">: {t(`tell.${who}`)}</span>
        </Button>
      )}
      {!told_at && !isAsking && (
        <Button look="quiet" icon="check" onClick={() => setAsking(true)}>
          {t('tell.done')}
        </Button>
      )}
      {!told_at && isAsking && (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label={t('tell.number')}
            hint={t('tell.numberHint')}
            value={taken}
            onChange={({ target }) => setTaken(target.value)}
          />
          <Button icon="check" busy={isLoading} onClick={() => void told()}>
            {t('save')}
          </Button>
        </div>
      )}
    </li>
  );
}
