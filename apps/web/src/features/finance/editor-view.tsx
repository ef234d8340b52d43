import { LEDGERS, type Ledger } from '@ankur/contracts/finance/rules';
import { useState } from 'react';
import type { Drafts } from '../../lib/forms/use-draft.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { Scope } from './finance.api.ts';
import { LedgerPanel } from './ledger-panel.tsx';

/** The four ledgers as tabs. */
export function EditorView({ scope, drafts }: { scope: Scope; drafts: Drafts }) {
  const t = useT('finance');
  const [ledger, setLedger] = useState<Ledger>('expenses');
  return (
    <Tabs
      label={t('ledgers')}
      tabs={LEDGERS.map((id) => ({ id, label: t(`tab.${id}`) }))}
      value={ledger}
      onChange={setLedger}
    >
      <LedgerPanel key={ledger} ledger={ledger} scope={scope} drafts={drafts} />
    </Tabs>
  );
}
