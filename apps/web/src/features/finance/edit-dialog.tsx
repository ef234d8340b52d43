import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type Entry, useEditEntryMutation } from './finance.api.ts';
import { LedgerForm } from './ledger-form.tsx';
import { valuesOf } from './ledger-forms.ts';

/** Edits an entry in the same form. */
export function EditDialog({ entry, onClose }: { entry: Entry & Unsent; onClose: () => void }) {
  const t = useT('finance');
  const [edit] = useEditEntryMutation();
  const { ledger } = entry;
  return (
    <Dialog open onClose={onClose} title={t(`editing.${ledger}`)}>
      <LedgerForm
        ledger={ledger}
        values={valuesOf(entry)}
        submitLabel={t('save')}
        failure={t('editFailed')}
        send={(body) => edit({ entry, body }).unwrap()}
        onSaved={onClose}
        refusal={entry.unsent?.refusal}
      />
    </Dialog>
  );
}
