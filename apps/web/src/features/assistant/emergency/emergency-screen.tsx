import { useEffect, useRef } from 'react';
import type { Translate } from '../../../lib/i18n/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CallButtons } from './call-buttons.tsx';
import type { FirstAid } from './cards.ts';
import { FirstSteps } from './first-steps.tsx';
import { iconOf } from './icons.ts';
import { LineList } from './line-list.tsx';
import { Sources } from './sources.tsx';
import { TalkToSomebody } from './talk-to-somebody.tsx';
import { TellThem } from './tell-them.tsx';

interface Props {
  aid: FirstAid;
  /** When help was asked for, ISO 8601. */
  at: string;
  /** The window is open: the button that calls takes the focus. */
  shown: boolean;
  onGoOn: () => void;
}

/** What stands in the place of an answer when somebody is surely in danger: whom to call, what to do, what to say. */
export function EmergencyScreen({ aid, at, shown, onGoOn }: Props) {
  const { card, language, kind } = aid;
  const t: Translate<'emergency'> = aid.t;
  const call = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (shown) call.current?.focus({ preventScroll: true });
  }, [shown]);
  const warm = kind === 'selfharm';
  return (
    <div
      lang={language}
      data-emergency={kind}
      className={cx(
        'flex flex-col gap-5 border-b border-line p-4',
        warm ? 'bg-brand-soft' : 'border-t-4 border-t-danger bg-surface',
      )}
    >
      <div role="alert" className="flex items-center gap-3">
        {!warm && <Icon name={iconOf(kind)} className="size-10 text-danger max-[15rem]:hidden" />}
        <div className="min-w-0">
          {!warm && <p className="font-medium text-danger">{t('eyebrow')}</p>}
          <h3 className="text-2xl leading-tight font-bold">{card.title}</h3>
        </div>
      </div>
      {warm ? (
        <>
          <TalkToSomebody aid={aid} first={call} />
          <Button look="quiet" className="self-start px-0!" onClick={onGoOn}>
            {t('goOnWarm')}
          </Button>
        </>
      ) : (
        <>
          <CallButtons aid={aid} first={call} />
          <Button
            look="quiet"
            className="-my-3 self-start px-0! font-medium! underline"
            onClick={onGoOn}
          >
            {t('goOn')}
          </Button>
          <FirstSteps aid={aid} />
          <LineList
            title={t('thenTitle')}
            lines={card.then}
            icon="chevron-right"
            iconClass="text-brand"
          />
          <LineList
            title={t('neverTitle')}
            lines={card.never}
            icon="close"
            iconClass="text-danger"
            className="rounded-card bg-danger-soft p-4"
          />
          <TellThem aid={aid} at={at} />
        </>
      )}
      <Sources aid={aid} />
    </div>
  );
}
