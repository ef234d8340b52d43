// locale-keys: outbox:what.*, community:comment.write, experts:form.query, experts:form.photo, experts:form.preview, experts:followUp.label, experts:desk.label, irrigation:form.date, irrigation:watering.volume, market:alert.price
import { COMMENT_MAX } from '@ankur/contracts/community/rules';
import { QUERY_MAX } from '@ankur/contracts/experts/rules';
import type { Failures } from '@ankur/contracts/http/problem';
import { type FormEvent, useState } from 'react';
import type { Namespace } from '../../lib/i18n/namespaces.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { rewriteWaiting } from '../../lib/outbox/outbox-actions.ts';
import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { replaceFile } from '../../lib/outbox/replace-file.ts';
import { fileKeys } from '../../lib/outbox/store.ts';
import { SHARED_SIDE_PX, useSmallPhoto } from '../../lib/pictures/use-small-photo.ts';
import { todayLocal } from '../../lib/time/local-date.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Optional } from '../../ui/optional.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { DateField, NumberField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';

const WaitingPhoto = lazyWithRetry(() => import('./waiting-photo.tsx'));

interface Field {
  name: string;
  /** In the texts of the kind's form. */
  label: string;
  /** The longest text; absent for a number and a date. */
  longest?: number;
  isDate?: true;
}

interface Form {
  namespace: Namespace;
  fields: readonly Field[];
  /** What its photograph is called, and what describes the one that is shown. */
  photo?: { label: string; preview: string };
}

/** The fields of kinds that the server makes and deletes, and does not change. */
const FORMS: Readonly<Record<string, Form>> = {
  comment: {
    namespace: 'community',
    fields: [{ name: 'text', label: 'comment.write', longest: COMMENT_MAX }],
  },
  request: {
    namespace: 'experts',
    fields: [{ name: 'query', label: 'form.query', longest: QUERY_MAX }],
    photo: { label: 'form.photo', preview: 'form.preview' },
  },
  followUp: {
    namespace: 'experts',
    fields: [{ name: 'text', label: 'followUp.label', longest: QUERY_MAX }],
  },
  deskMessage: {
    namespace: 'experts',
    fields: [{ name: 'text', label: 'desk.label', longest: QUERY_MAX }],
  },
  watering: {
    namespace: 'irrigation',
    fields: [
      { name: 'date', label: 'form.date', isDate: true },
      { name: 'volume_m3', label: 'watering.volume' },
    ],
  },
  alert: { namespace: 'market', fields: [{ name: 'price', label: 'alert.price' }] },
};

function isFilled({ longest, isDate }: Field, text = ''): boolean {
  if (isDate) return text !== '' && text <= todayLocal();
  return longest ? text.trim() !== '' : Number(text) > 0;
}

interface Props {
  record: OutboxRecord;
  onClose: () => void;
}

/** What was written and never sent, to be changed before it goes out. */
export function WaitingForm({ record, onClose }: Props) {
  const { namespace = 'common', fields = [], photo } = FORMS[record.what] ?? {};
  const t = useT('outbox');
  const common = useT('common');
  const words = useT(namespace);
  const failureText = useFailureText(namespace);
  const sent = 'json' in record.request.body ? record.request.body.json : {};
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      fields.map(({ name }) => [name, String(sent[name] ?? record.row?.[name] ?? '')]),
    ),
  );
  const [failures, setFailures] = useState<Failures>({});
  const [isLate, setLate] = useState(false);
  const [chosen, choose] = useSmallPhoto(SHARED_SIDE_PX);
  const hasPhoto = photo !== undefined && fileKeys(record).length > 0;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const named = fields.map(({ name, longest, isDate }) => {
      const text = typed[name] ?? '';
      return [name, longest || isDate ? text : Number(text)];
    });
    const values = Object.fromEntries(named);
    // Without the code of the rules it is the server that refuses.
    const rules = await import('./waiting-rules.ts').catch(() => null);
    const found = rules?.failuresOf(record.what, values) ?? {};
    setFailures(found);
    if (Object.keys(found).length > 0) return;
    const isChanged = chosen
      ? await replaceFile(record, chosen, values)
      : await rewriteWaiting(record.id, values);
    if (isChanged) onClose();
    else setLate(true);
  };
  return (
    <Dialog open onClose={onClose} title={t(`what.${record.what}` as 'what.task')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {isLate && <Alert tone="info">{common('unsent.sending')}</Alert>}
        {!hasPhoto && <RefusalLines record={record} failureText={failureText} />}
        {fields.map(({ name, label, longest, isDate }) => {
          const field = {
            ...{ name, label: words(label as never), value: typed[name] ?? '' },
            error: failureText(failures[name]?.[0]),
            onChange: ({ target }: { target: { value: string } }) =>
              setTyped({ ...typed, [name]: target.value }),
          };
          if (longest) return <TextareaField key={name} rows={4} maxLength={longest} {...field} />;
          return isDate ? (
            <DateField key={name} max={todayLocal()} {...field} />
          ) : (
            <NumberField key={name} {...field} />
          );
        })}
        {photo && hasPhoto && (
          <Optional>
            <WaitingPhoto
              record={record}
              namespace={namespace}
              label={words(photo.label as never)}
              preview={words(photo.preview as never)}
              chosen={chosen}
              onChoose={choose}
            />
          </Optional>
        )}
        <Button
          type="submit"
          icon="check"
          disabled={!fields.every((field) => isFilled(field, typed[field.name]))}
        >
          {common('save')}
        </Button>
      </form>
    </Dialog>
  );
}
