import { expertFailure } from '@ankur/contracts/experts/problems';
import { QUERY_MAX } from '@ankur/contracts/experts/rules';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';

interface Props<Kind extends string> {
  label: string;
  /** Kinds of message; the first is the default. */
  kinds: readonly { kind: Kind; label: string }[];
  /** Resolves to true on success. */
  onSend: (kind: Kind, text: string) => Promise<boolean>;
}

/** Form for a message; input stays when sending fails. */
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
