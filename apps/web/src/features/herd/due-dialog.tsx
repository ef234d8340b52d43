import { entryOf } from '../../entities/farm/due-entry.ts';
import type { Animal } from '../../entities/farm/farm.api.ts';
import { useDueNames } from '../../entities/farm/use-due-names.ts';
import type { Undo } from '../../entities/farm/use-undo.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AnimalEntryForm } from './animal-entry-form.tsx';
import type { DueGroup } from './due-groups.ts';

/** Something due that is being written down, and of which animals. */
export interface Writing {
  group: DueGroup;
  animals: readonly Animal[];
}

interface Props extends Writing {
  onWritten: (undo: Undo) => void;
  onClose: () => void;
}

/** The entry that finishes what is due, of all animals that it is due for. */
export function DueDialog({ group, animals, onWritten, onClose }: Props) {
  const names = useDueNames()(group.all);
  const kind = entryOf(group.first);
  const [first, ...others] = animals;
  if (kind === null || first === undefined) return null;
  return (
    <Dialog open onClose={onClose} title={names}>
      <p className="mb-3 wrap-anywhere">{group.first.because}</p>
      <AnimalEntryForm
        animal={first}
        start={{ kind, duty: group.first.duty, others }}
        onWritten={onWritten}
        onDone={onClose}
      />
    </Dialog>
  );
}
