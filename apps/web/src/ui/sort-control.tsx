import { useT } from '../lib/i18n/use-t.ts';
import { IconButton } from './icon-button.tsx';
import { SelectField } from './select-field.tsx';
import type { Sorting } from './sort-rows.ts';

interface Props {
  columns: readonly { id: string; header: string }[];
  sorting: Sorting | null;
  onChange: (sorting: Sorting | null) => void;
}

/** Sorts the cards of a narrow screen, which has no headings to press. */
export function SortControl({ columns, sorting, onChange }: Props) {
  const t = useT('common');
  return (
    <div className="mb-3 flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <SelectField
          label={t('sortColumn')}
          placeholder={t('sortNone')}
          value={sorting?.id ?? ''}
          onChange={({ target: { value } }) =>
            onChange(value ? { id: value, down: sorting?.down ?? false } : null)
          }
          options={columns.map(({ id, header }) => ({ value: id, label: header }))}
        />
      </div>
      <IconButton
        icon={sorting?.down ? 'chevron-down' : 'chevron-up'}
        label={t(sorting?.down ? 'sortDown' : 'sortUp')}
        disabled={!sorting}
        onClick={() => sorting && onChange({ ...sorting, down: !sorting.down })}
        className="border border-line-strong"
      />
    </div>
  );
}
