import { Alert } from '../../ui/alert.tsx';
import { FieldError } from '../../ui/field.tsx';
import { useSay } from './known-texts.ts';

/** Messages that belong to no field, in one alert. */
export function Problems({ messages }: { messages: readonly string[] }) {
  const say = useSay();
  if (messages.length === 0) return null;
  return (
    <Alert>
      {messages.map((message) => (
        <p key={message}>{say(message)}</p>
      ))}
    </Alert>
  );
}

/** The further broken rules of a field, each on its line. */
export function MoreProblems({ messages }: { messages: readonly string[] }) {
  const say = useSay();
  return messages.map((message) => <FieldError key={message} text={say(message) ?? null} />);
}
