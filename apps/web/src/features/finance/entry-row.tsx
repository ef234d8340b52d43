import { useId } from 'react';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { useEntryTexts } from './entry-texts.ts';
import type { Entry } from './finance.api.ts';
import { LoanExtras } from './loan-extras.tsx';

interface Props {
  entry: Entry & Unsent;
  onEdit: () => void;
  onDelete: () => void;
}

/** A row of a ledger with its buttons. */
export function EntryRow({ entry, onEdit, onDelete }: Props) {
  const t = useT('finance');
  const format = useFormat();
  const textsOf = useEntryTexts();
  const failureText = useFailureText('finance');
  const nameId = useId();
  const { name, details } = textsOf(entry);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p id={nameId} className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{details.join(' · ')}</p>
        <UnsentMark record={entry.unsent} />
      </div>
      <p className="font-semibold tabular-nums">{format.money(entry.amount)}</p>
      <div className="flex">
        <IconButton icon="edit" label={t('edit')} aria-describedby={nameId} onClick={onEdit} />
        <IconButton icon="trash" label={t('delete')} aria-describedby={nameId} onClick={onDelete} />
      </div>
      <RefusalLines record={entry.unsent} failureText={failureText} />
      {entry.ledger === 'loans' && <LoanExtras loan={entry} nameId={nameId} />}
    </li>
  );
}
