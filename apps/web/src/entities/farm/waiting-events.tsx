import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { useRemoveAnimalEventMutation, useRemovePlantingEventMutation } from './farm.api.ts';
import { useWaitingEvents } from './use-farm.ts';

interface Props {
  what: 'plantingEvent' | 'animalEvent';
  /** Id of the planting or the animal. */
  parent: string;
  /** What a kind is called. */
  nameOf: (kind: string) => string;
}

/** Entries of a planting or an animal that have not been sent yet: what, when, and how to take them back. */
export function WaitingEvents({ what, parent, nameOf }: Props) {
  const t = useT('farm-record');
  const failureText = useFailureText('farm-record');
  const format = useFormat();
  const events = useWaitingEvents(what, parent);
  const [removeOfPlanting] = useRemovePlantingEventMutation();
  const [removeOfAnimal] = useRemoveAnimalEventMutation();
  const remove = what === 'plantingEvent' ? removeOfPlanting : removeOfAnimal;
  if (events.length === 0) return null;
  return (
    <ul className="flex flex-col">
      {events.map(({ id, kind, date, amount, unit, unsent }) => (
        <li key={id} className="flex flex-wrap items-center gap-2">
          <span>
            {format.date(date)} · {nameOf(kind)}
            {amount !== null && ` · ${format.number(amount)} ${unit ?? ''}`}
          </span>
          <UnsentMark record={unsent} />
          <IconButton
            icon="trash"
            label={t('remove', { name: nameOf(kind) })}
            onClick={() => void remove({ parent, id })}
          />
          <RefusalLines record={unsent} failureText={failureText} />
        </li>
      ))}
    </ul>
  );
}
