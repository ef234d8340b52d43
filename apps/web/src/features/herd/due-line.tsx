import { quietWordOf } from '@ankur/contracts/farm-record/quiet';
import { useState } from 'react';
import { type Animal, useChangeAnimalMutation } from '../../entities/farm/farm.api.ts';
import { useDueNames } from '../../entities/farm/use-due-names.ts';
import { useAddTaskMutation } from '../../entities/task/add-task.api.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { Link } from '../../lib/router/link.tsx';
import { useToday } from '../../lib/time/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { DueGroup } from './due-groups.ts';
import { VetCall } from './vet-line.tsx';

interface Props {
  group: DueGroup;
  animals: readonly (Animal & Unsent)[];
  /** Opens the entry that finishes it, where there is one. */
  onWrite: (() => void) | null;
}

/** Something that is due: written down as done, taken as a task, which reminds, or this one duty never told of its animals again. */
export function DueLine({ group, animals, onWrite }: Props) {
  const t = useT('farm-record');
  const format = useFormat();
  const today = useToday();
  const [take, { isLoading }] = useAddTaskMutation();
  const [change] = useChangeAnimalMutation();
  const [isTaken, setTaken] = useState(false);
  const names = useDueNames()(group.all);
  const due = group.first;
  const own = animals.filter(({ id }) => group.all.some(({ animal }) => animal === id));
  const what = t(`due.${due.kind}`);
  const date = due.due_on < today ? today : due.due_on;
  const onTake = async () => {
    const saved = await take({
      task_name: t('due.taskName', { animal: names, what }),
      ...{ date, notes: due.because, source: `herd:${due.kind}` },
    });
    if (saved.error) toast.error(t('saveFailed'));
    else setTaken(true);
  };
  const silence = async () => {
    const saved = await Promise.all(
      own.map((animal) => change({ animal, body: { quiet: [...animal.quiet, quietWordOf(due)] } })),
    );
    if (saved.some(({ error }) => error)) toast.error(t('saveFailed'));
  };
  return (
    <li className="flex flex-col gap-1 py-2 wrap-anywhere">
      <b>
        {format.date(due.due_on)} · {names} · {what}
      </b>
      <p>
        {[due.because, due.calendar].filter(Boolean).join(' – ')}{' '}
        <Link to={`/application/${due.article}`} className="text-brand underline">
          {t('due.read')}
        </Link>
      </p>
      {isTaken ? (
        <p className="text-brand">{t('plan.taken', { date: format.date(date) })}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {due.kind === 'ask_vet' && <VetCall />}
          {onWrite && (
            <Button icon="edit" look={due.due_on <= today ? 'primary' : 'plain'} onClick={onWrite}>
              {t('write')}
              <span className="sr-only">
                : {names}, {what}
              </span>
            </Button>
          )}
          <Button look="plain" icon="check" busy={isLoading} onClick={() => void onTake()}>
            {t('plan.take')}
          </Button>
          {own.length > 0 && own.every(({ unsent }) => !unsent) && (
            <Button look="quiet" icon="close" onClick={() => void silence()}>
              {t('due.silence')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
