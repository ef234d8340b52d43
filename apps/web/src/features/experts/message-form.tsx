import { expertFailure } from '@ankur/contracts/experts/problems';
import { QUERY_MAX } from '@ankur/contracts/experts/rules';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';

interface Props<Kind extends string> {
  label: string;
  /** The ways to send what was written; the first is the usual one. */
  kinds: readonly { kind: Kind; label: string }[];
  /** Resolves to true when it was taken. */
  onSend: (kind: Kind, text: string) => Promise<boolean>;
}

/** A few words added to a question; they stay when they could not be sent. */
export function MessageForm<Kind extends string>({ label, kinds, onSend }: Props<Kind>) {
  const t = useT('experts');
  const failureText = useFailureText('experts');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState<Kind | null>(null);
  const send = async (kind: Kind): Promise<void> => {
    if (text.trim() === '') return setProblem(failureText(expertFailure('expert_text_empty')));
    setProblem(null);
    setSending(kind);
    if (await onSend(kind, text)) setText('');
    else setProblem(t('say.failed'));
    setSending(null);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const usual = kinds[0];
    if (usual) void send(usual.kind);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <TextareaField
        label={label}
        rows={2}
        value={text}
        maxLength={QUERY_MAX}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {kinds.map(({ kind, label: name }, index) => (
          <Button
            key={kind}
            type={index === 0 ? 'submit' : 'button'}
            look={index === 0 ? 'primary' : 'plain'}
            busy={sending === kind}
            disabled={sending !== null}
            onClick={index === 0 ? undefined : () => void send(kind)}
          >
            {name}
          </Button>
        ))}
      </div>
    </form>
  );
}
