import type { AssistantQuestion } from '@ankur/contracts/assistant/question-endpoints';
import { useState } from 'react';
import { WaitingChange } from '../../entities/outbox/waiting-change.tsx';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { currentSnapshot } from '../../lib/outbox/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { toast } from '../../ui/toast.ts';
import { shownThing, useShowAnswerMutation } from './assistant-questions.api.ts';
import { QuestionForm } from './question-form.tsx';

/** A question in farmers' words, with its frequency, answer and actions. */
export function QuestionCard({ question }: { question: AssistantQuestion & Unsent }) {
  const t = useT('experts');
  const failureText = useFailureText('assistant');
  const format = useFormat();
  const [show, showing] = useShowAnswerMutation();
  const [writing, setWriting] = useState(false);
  const { id, status, questions, language, asked, not_helped, sources, unsent } = question;
  const change = async (call: 'release' | 'withdraw'): Promise<void> => {
    const { error } = await show({ question, call });
    if (error) toast.error(t('say.failed'));
    // What waits is marked in the card.
    else if (!currentSnapshot().records.some(({ thing }) => thing === shownThing(question)))
      toast.success(t(`openShown.${call}`));
  };
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <ul className="flex flex-col gap-1">
        {questions.map((wording) => (
          <li key={wording} lang={language} className="font-semibold wrap-anywhere">
            {wording}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {t('open.asked', { count: asked })}
        {not_helped > 0 && ` · ${t('open.notHelped', { count: not_helped })}`}
        {' · '}
        <time dateTime={question.last_asked_at}>{format.dateTime(question.last_asked_at)}</time>
      </p>
      {question.answer !== null && !writing && (
        <div
          lang={question.answer_language ?? undefined}
          className="rounded-control bg-brand-soft px-3 py-2"
        >
          <p className="font-semibold">{question.title}</p>
          <p className="whitespace-pre-line wrap-anywhere">{question.answer}</p>
          {sources.map(({ name, url }) => (
            <p key={name} className="text-sm wrap-anywhere">
              {url ? `${name}: ${url}` : name}
            </p>
          ))}
          <p className="text-sm text-muted">
            {question.author ?? t('anonymous')}
            {question.updated_at && ` · ${format.dateTime(question.updated_at)}`}
          </p>
        </div>
      )}
      <WaitingChange record={unsent} />
      <RefusalLines record={unsent} failureText={failureText} />
      {status === 'waiting' || writing ? (
        <QuestionForm question={question} onDone={() => setWriting(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {unsent?.thing === id ? null : status === 'released' ? (
            <Button look="plain" busy={showing.isLoading} onClick={() => void change('withdraw')}>
              {t('open.withdraw')}
            </Button>
          ) : (
            <Button busy={showing.isLoading} onClick={() => void change('release')}>
              {t('open.release')}
            </Button>
          )}
          <Button look="plain" onClick={() => setWriting(true)}>
            {t('open.correct')}
          </Button>
        </div>
      )}
    </li>
  );
}
