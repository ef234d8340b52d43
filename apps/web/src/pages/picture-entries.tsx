import { EntryTiles } from '../features/pictures/entry-tiles.tsx';
import type { EntryKind } from '../features/pictures/picture-home.tsx';
import { PictureEntryPart } from './picture-entry-part.tsx';

interface Props {
  /** What is entered; null while it is chosen. */
  kind: EntryKind | null;
  onChoose: (kind: EntryKind | null) => void;
  onDone: () => void;
}

/** Money, work and milk by pictures, where a sentence is not understood. */
export default function PictureEntries({ kind, onChoose, onDone }: Props) {
  return kind ? (
    <PictureEntryPart kind={kind} onDone={onDone} />
  ) : (
    <EntryTiles onChoose={onChoose} />
  );
}
