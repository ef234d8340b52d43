import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { useRateAnswerMutation } from './assistant.api.ts';
import type { RateableTurn } from './kept-chat.ts';

const BUTTON =
  'inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-sm text-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold';

/** Whether an answer helped: two buttons, of which the chosen one stays pressed. */
export function AnswerFeedback({ turn }: { turn: RateableTurn }) {
  const t = useT('assistant');
  const [rate, { isLoading }] = useRateAnswerMutation();
  const [chosen, setChosen] = useState(turn.helped);
  const choose = async (helped: boolean): Promise<void> => {
    if (isLoading || helped === chosen) return;
    const before = chosen;
    setChosen(helped);
    const { error } = await rate({ session_id: turn.session, turn: turn.id, helped });
    if (!error) return;
    setChosen(before);
    toast.error(t('trouble'));
  };
  return (
    <fieldset className="mt-1 flex flex-wrap gap-1">
      <legend className="sr-only">{t('feedback.question')}</legend>
      <button
        type="button"
        className={BUTTON}
        aria-pressed={chosen === true}
        onClick={() => void choose(true)}
      >
        <Icon name="thumb-up" className="size-4" />
        {t('feedback.helped')}
      </button>
      <button
        type="button"
        className={BUTTON}
        aria-pressed={chosen === false}
        onClick={() => void choose(false)}
      >
        <Icon name="thumb-down" className="size-4" />
        {t('feedback.notHelped')}
      </button>
    </fieldset>
  );
}
