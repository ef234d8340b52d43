import type { Ledger } from '@ankur/contracts/finance/rules';
import { useState } from 'react';
import type { Drafts } from '../../lib/forms/use-draft.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Alert } from '../../ui/alert.tsx';
import { EntryList } from './entry-list.tsx';
import { type Scope, useAddEntryMutation } from './finance.api.ts';
import { LedgerForm } from './ledger-form.tsx';
import { emptyValues } from './ledger-forms.ts';

interface Props {
  ledger: Ledger;
  scope: Scope;
  drafts: Drafts;
}

/** A tab of the editor: the form above the entries. */
export function LedgerPanel({ ledger, scope, drafts }: Props) {
  const t = useT('finance');
  const [add] = useAddEntryMutation();
  const today = useToday();
  const [saved, setSaved] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <LedgerForm
        ledger={ledger}
        values={emptyValues(ledger, today)}
        submitLabel={t(`add.${ledger}`)}
        failure={t(`addFailed.${ledger}`)}
        send={(body) => {
          setSaved(false);
          return add({ ledger, body }).unwrap();
        }}
        onSaved={() => setSaved(true)}
        drafts={drafts}
      />
      {saved && <Alert tone="good">{t('saved')}</Alert>}
      <EntryList ledger={ledger} scope={scope} />
    </div>
  );
}
