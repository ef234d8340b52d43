import { useState } from 'react';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { changedFields, isSame } from '../../lib/outbox/changed-fields.ts';
import { discardWrite, sendChosen } from '../../lib/outbox/outbox-actions.ts';
import { currentOf, type OutboxRecord, type Row } from '../../lib/outbox/record.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { kindOf } from './kinds.ts';
import { useWords } from './use-words.ts';

interface Props {
  record: OutboxRecord;
  onClose: () => void;
}

/** Something that was deleted here and changed elsewhere: whether it is to go all the same. */
function DeletionConflict({ record, theirs, onClose }: Props & { theirs: Row }) {
  const t = useT('outbox');
  const words = useWords(record.what, useCropNames().nameOf);
  const finish = (work: Promise<unknown>): void => {
    void work.catch((error: unknown) => console.error('deciding failed', error));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('conflict.title')}
      actions={
        <>
          <Button look="plain" onClick={() => finish(discardWrite(record.id))}>
            {t('conflict.keep')}
          </Button>
          <Button look="danger" onClick={() => finish(sendChosen(record.id, []))}>
            {t('conflict.deleteAnyway')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.deleteLead')}</p>
      <p className="mt-2 font-semibold wrap-anywhere">{words.titleOf(theirs)}</p>
    </Dialog>
  );
}

/** Mine and theirs, field by field: the farmer chooses, and what was chosen goes out on top of what stands there. */
function ChangeConflict({ record, theirs, onClose }: Props & { theirs: Row }) {
  const t = useT('outbox');
  const words = useWords(record.what, useCropNames().nameOf);
  const mine = changedFields(record.before, record.row ?? {});
  const all = Object.keys(mine);
  const fields = all.filter((name) => words.label(name) && !isSame(mine[name], theirs[name]));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(all));
  const choose = (name: string, isMine: boolean): void => {
    const next = new Set(chosen);
    if (isMine) next.add(name);
    else next.delete(name);
    setChosen(next);
  };
  const save = (): void => {
    // Fields without a name go with those that have one; where none has, the farmer's change is sent.
    const keepsNone = fields.length > 0 && fields.every((name) => !chosen.has(name));
    const { sentAs = {} } = kindOf(record.what);
    const names = [...chosen].flatMap((name) => [name, sentAs[name] ?? name]);
    const work = keepsNone ? discardWrite(record.id) : sendChosen(record.id, names);
    void work.catch((error: unknown) => console.error('deciding failed', error));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('conflict.title')}
      shape="wide"
      actions={<Button onClick={save}>{t('conflict.send')}</Button>}
    >
      <p>{t('conflict.lead')}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {fields.map((name) => (
          <li key={name}>
            <p className="mb-1 font-semibold">{words.label(name)}</p>
            <Segmented
              label={words.label(name) ?? name}
              value={chosen.has(name) ? 'mine' : 'theirs'}
              options={[
                {
                  value: 'mine',
                  label: t('conflict.mine', { value: words.value(name, mine[name]) }),
                },
                {
                  value: 'theirs',
                  label: t('conflict.theirs', { value: words.value(name, theirs[name]) }),
                },
              ]}
              onChange={(value) => choose(name, value === 'mine')}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Asks about something that was changed here and elsewhere. */
export default function ConflictDialog({ record, onClose }: Props) {
  const theirs = currentOf(record.refusal);
  if (!theirs) return null;
  const Conflict = record.kind === 'remove' ? DeletionConflict : ChangeConflict;
  return <Conflict record={record} theirs={theirs} onClose={onClose} />;
}
