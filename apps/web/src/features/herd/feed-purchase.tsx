import { type ExpenseInput, expenseInput } from '@ankur/contracts/finance/rules';
import { useState } from 'react';
import { useAddFarmMoneyMutation } from '../../entities/farm/farm-money.api.ts';
import { numberOf, RecordForm } from '../../entities/farm/record-form.tsx';
import { refusedBy } from '../../lib/forms/refused-by.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Feed that was bought for all animals together: into the books as a cost of the herd. */
export function FeedPurchase() {
  const t = useT('farm-record');
  const today = useToday();
  const [add] = useAddFarmMoneyMutation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="plain" icon="sack" className="mt-4 self-start" onClick={() => setOpen(true)}>
        {t('herd.feedBought')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('herd.feedBought')}>
        {isOpen && (
          <RecordForm
            onDone={close}
            send={async ({ date = today, amount, description }) => {
              const body: ExpenseInput = {
                category: 'other',
                livestock_cost: 'feed',
                date,
                amount: numberOf(amount) ?? 0,
                description,
              };
              return refusedBy(expenseInput, body) ?? add({ ledger: 'expenses', body });
            }}
            fields={[
              { name: 'date', kind: 'date', label: t('entry.date'), start: today },
              { name: 'amount', kind: 'number', label: t('entry.paid'), hint: t('entry.paidHint') },
              { name: 'description', label: t('entry.note') },
            ]}
          />
        )}
      </Dialog>
    </>
  );
}
