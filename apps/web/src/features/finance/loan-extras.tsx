import type { Loan } from '@ankur/contracts/finance/answers';
import { useId, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useEditEntryMutation } from './finance.api.ts';
import { LoanCost } from './loan-cost.tsx';

/** Payment state of a loan, marking it as paid, and its cost. */
export function LoanExtras({ loan, nameId }: { loan: Loan; nameId: string }) {
  const t = useT('finance');
  const [edit, { isLoading, isError }] = useEditEntryMutation();
  const [open, setOpen] = useState(false);
  const costId = useId();
  const mark = (): void => {
    const body = { is_paid: !loan.is_paid };
    edit({ entry: { ...loan, ledger: 'loans' }, body })
      .unwrap()
      .catch((error: unknown) => console.error('marking the loan failed', error));
  };
  return (
    <div className="flex basis-full flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={loan.is_paid ? 'good' : 'warn'}>{t(loan.is_paid ? 'paid' : 'unpaid')}</Badge>
        <Button look="quiet" busy={isLoading} aria-describedby={nameId} onClick={mark}>
          {t(loan.is_paid ? 'markUnpaid' : 'markPaid')}
        </Button>
        <Button
          look="quiet"
          aria-expanded={open}
          aria-controls={costId}
          aria-describedby={nameId}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'cost.hide' : 'cost.show')}
        </Button>
      </div>
      {isError && <Alert>{t('deleteFailed')}</Alert>}
      <div id={costId} hidden={!open}>
        {open && <LoanCost id={loan.id} />}
      </div>
    </div>
  );
}
