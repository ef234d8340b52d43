import { useId, useState } from 'react';
import type { TakeBack, TodayAction, TodayLine } from '../../entities/today/today-line.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';

interface Props {
  line: TodayLine;
  /** Told what was done from here, and what takes it back. */
  onDone: (told: string, takeBack: TakeBack) => void;
}

/** One line: what to do, why on a tap, and one button that does it. */
export function TodayRow({ line: { icon, text, reason, action, about }, onDone }: Props) {
  const t = useT('today');
  const reasonId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon name={icon} className="size-7 text-brand" />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={reasonId}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 w-full text-start font-semibold wrap-anywhere"
        >
          {text}
          <span className="sr-only"> {t('why')}</span>
        </button>
        <p id={reasonId} hidden={!isOpen} className="pb-1 text-muted">
          {reason}{' '}
          {about && (
            <Link to={about} className="text-brand underline">
              {t('open')}
            </Link>
          )}
        </p>
      </div>
      <DoIt action={action} text={text} onDone={(takeBack) => onDone(text, takeBack)} />
    </li>
  );
}

interface DoItProps {
  action: TodayAction;
  text: string;
  onDone: (takeBack: TakeBack) => void;
}

function DoIt({ action, text, onDone }: DoItProps) {
  const t = useT('today');
  const [busy, setBusy] = useState(false);
  const name = `${action.label}: ${text}`;
  if ('to' in action) {
    return (
      <Link to={action.to} aria-label={name} className={buttonClass('plain')}>
        {action.label}
      </Link>
    );
  }
  const run = async (): Promise<void> => {
    setBusy(true);
    const done = await action.run();
    setBusy(false);
    if (done === false) toast.error(t('failed'));
    else if (done !== true) onDone(done);
  };
  return (
    <Button look="primary" icon="check" busy={busy} aria-label={name} onClick={() => void run()}>
      {action.label}
    </Button>
  );
}
