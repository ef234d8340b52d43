import { fieldErrors } from '../lib/http/field-errors.ts';
import type { FailureText } from '../lib/i18n/failure-text.ts';
import type { OutboxRecord } from '../lib/outbox/record.ts';

/** Why the server refused a write, in the words of its feature. */
export function RefusalLines({
  record,
  failureText,
}: {
  record: OutboxRecord | undefined;
  failureText: FailureText;
}) {
  const { refusal } = record ?? {};
  if (!refusal) return null;
  const failures = fieldErrors({ status: refusal.status, data: refusal.body }) ?? {};
  const said = new Set(
    Object.values(failures).flatMap((all) => all.map((one) => failureText(one))),
  );
  if (said.size === 0) return null;
  return (
    <ul className="basis-full text-sm font-medium text-danger">
      {[...said].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
