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
