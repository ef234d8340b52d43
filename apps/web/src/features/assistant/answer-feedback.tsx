import { useRef, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { useWaiting } from '../../lib/outbox/use-folded.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { useRateAnswerMutation } from './assistant.api.ts';
import type { RateableTurn } from './kept-chat.ts';

const BUTTON =
  'inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-sm text-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold';

/** Whether an answer helped: two buttons, of which the chosen one stays pressed. */
export function AnswerFeedback({ turn }: { turn: RateableTurn }) {
  const t = useT('assistant');
  const [rate] = useRateAnswerMutation();
  const waiting = useWaiting('feedback').get(`${turn.session}/${turn.id}`);
  const kept = typeof waiting?.helped === 'boolean' ? waiting.helped : turn.helped;
  const [pressed, setPressed] = useState(turn.helped);
  const chosen = pressed ?? kept;
  const sending = useRef(Promise.resolve());
  /** A second choice waits for the first to be sent, so that none is lost and the last one counts. */
  const choose = (helped: boolean): void => {
    if (helped === chosen) return;
    const before = chosen;
    setPressed(helped);
    sending.current = sending.current.then(async () => {
      const { error } = await rate({ session_id: turn.session, turn: turn.id, helped });
      if (!error) return;
      setPressed((now) => (now === helped ? before : now));
      toast.error(t('trouble'));
    });
  };
  return (
    <fieldset className="mt-1 flex flex-wrap gap-1">
      <legend className="sr-only">{t('feedback.question')}</legend>
      <button
        type="button"
        className={BUTTON}
        aria-pressed={chosen === true}
        onClick={() => choose(true)}
      >
        <Icon name="thumb-up" className="size-4" />
        {t('feedback.helped')}
      </button>
      <button
        type="button"
        className={BUTTON}
        aria-pressed={chosen === false}
        onClick={() => choose(false)}
      >
        <Icon name="thumb-down" className="size-4" />
        {t('feedback.notHelped')}
      </button>
    </fieldset>
  );
}
