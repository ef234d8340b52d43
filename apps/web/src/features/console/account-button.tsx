import type { ModerationCase } from '@ankur/contracts/console/moderation-endpoints';
import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { AccountDialog } from './account-dialog.tsx';

/** The author's name, which opens the account dialog. */
export function AccountButton({ account }: { account: ModerationCase['author'] }) {
  const t = useT('console');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-11 font-semibold text-brand underline wrap-anywhere"
      >
        {t('case.author', { name: account.name })}
      </button>
      {open && <AccountDialog id={account.id} name={account.name} onClose={() => setOpen(false)} />}
    </>
  );
}
