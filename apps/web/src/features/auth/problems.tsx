import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { applyFieldErrors } from '../../lib/http/apply-field-errors.ts';
import { isUnreachable } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { FieldError } from '../../ui/field.tsx';

/** Texts of failures that belong to no field, in one alert. */
export function Problems({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Alert>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
}

/** Further failures of a field, one a line. */
export function MoreProblems({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <FieldError key={text} text={text} />);
}

/** Runs what sends a form; its failures stand under the fields, those of no field are the problems. */
export function useSending<Values extends FieldValues>(
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
  unreachable: 'unexpected' | 'unreachable' = 'unexpected',
) {
  const t = useT('auth');
  const failureText = useFailureText('auth');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const run = async (send: () => Promise<void>): Promise<void> => {
    setProblems([]);
    try {
      await send();
    } catch (error) {
      const rest = applyFieldErrors(error, fields, setError);
      setProblems(
        rest?.map((one) => failureText(one)) ?? [
          t(isUnreachable(error) ? unreachable : 'forgot.failed'),
        ],
      );
    }
  };
  return { problems, run };
}
