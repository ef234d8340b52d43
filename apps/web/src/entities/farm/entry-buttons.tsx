import { useT } from '../../lib/i18n/use-t.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface Props {
  /** What the entry is called. */
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** How to change or delete an entry of a diary. */
export function EntryButtons({ name, onEdit, onRemove }: Props) {
  const t = useT('farm-record');
  return (
    <span className="flex shrink-0">
      <IconButton icon="edit" label={t('changeOf', { name })} onClick={onEdit} />
      <IconButton icon="trash" label={t('remove', { name })} onClick={onRemove} />
    </span>
  );
}
