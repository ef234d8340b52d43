import { creditInput, creditPayment } from '@ankur/contracts/farm-record/credits';
import { useState } from 'react';
import {
  type Credit,
  useAddCreditMutation,
  useChangeCreditMutation,
  useCreditsQuery,
  useRemoveCreditMutation,
} from '../../entities/farm/credits.api.ts';
import { numberOf, RecordForm } from '../../entities/farm/record-form.tsx';
import { useRecordRemoval } from '../../entities/farm/removal-dialog.tsx';
import { refusedBy } from '../../lib/forms/refused-by.ts';
import { failureState } from '../../lib/http/failure-state.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';

type Open = { kind: 'add' } | { kind: 'pay' | 'change'; credit: Credit } | null;

interface FormProps {
  /** Changes this one. */
  row?: Credit & Unsent;
  onDone: () => void;
}

/** Writes or changes goods on credit. */
export function CreditForm({ row, onDone }: FormProps) {
  const t = useT('farm-record');
  const today = useToday();
  const [add] = useAddCreditMutation();
  const [change] = useChangeCreditMutation();
  const save = async (body: Parameters<typeof add>[0]) =>
    refusedBy(creditInput, body) ?? (row ? change({ credit: row, body }) : add(body));
  return (
    <RecordForm
      onDone={onDone}
      row={row}
      send={({ shop = '', item, amount, rate_percent_month, taken_on = '', due_on }) =>
        save({
          ...{ shop, item, amount: Number(amount), taken_on, due_on: due_on || null },
          rate_percent_month: numberOf(rate_percent_month),
        })
      }
      fields={[
        { name: 'shop', label: t('credit.shop') },
        { name: 'item', label: t('credit.item') },
        { name: 'amount', kind: 'number', label: t('credit.amount') },
        {
          name: 'rate_percent_month',
          kind: 'number',
          label: t('credit.rate'),
          hint: t('credit.rateHint'),
        },
        { name: 'taken_on', kind: 'date', label: t('credit.takenOn'), start: today },
        { name: 'due_on', kind: 'date', label: t('credit.dueOn') },
      ]}
    />
  );
}

function PaymentForm({ credit, onDone }: { credit: Credit; onDone: () => void }) {
  const t = useT('farm-record');
  const format = useFormat();
  const today = useToday();
  const [change] = useChangeCreditMutation();
  return (
    <RecordForm
      onDone={onDone}
      send={async ({ amount, date = '' }) => {
        const payment = { date, amount: Number(amount) };
        const payments = [...credit.payments, payment];
        return refusedBy(creditPayment, payment) ?? change({ credit, body: { payments } });
      }}
      fields={[
        {
          name: 'amount',
          kind: 'number',
          label: t('credit.paidAmount'),
          hint: t('credit.paidHint', { owed: format.money(credit.owed) }),
        },
        { name: 'date', kind: 'date', label: t('credit.paidOn'), start: today },
      ]}
    />
  );
}

/** Goods on credit at the input shop: what was paid, what is owed, and what it truly costs beside the Kisan Credit Card. */
export function CreditsCard() {
  const t = useT('farm-record');
  const format = useFormat();
  const { data: known, error, isError } = useCreditsQuery();
  const folded = useFolded('credit', known);
  const data = known || folded.length > 0 ? folded : undefined;
  const [remove] = useRemoveCreditMutation();
  const removal = useRecordRemoval(remove, {
    titleOf: () => t('credit.removeTitle'),
    text: t('credit.removeText'),
  });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const add = (
    <Button icon="plus" onClick={() => setOpen({ kind: 'add' })}>
      {t('credit.add')}
    </Button>
  );
  return (
    <Card title={t('credit.title')} icon="sack" actions={add}>
      {isError && !data && <StateView state={failureState(error)}>{t('listFailed')}</StateView>}
      {data?.length === 0 && <p className="text-muted">{t('credit.none')}</p>}
      {removal.line}
      <ul className="divide-y divide-line">
        {data?.map((credit) => (
          <li key={credit.id} className="flex flex-col gap-1 py-3">
            <div className="flex items-center justify-between gap-2">
              <h3 className="font-bold wrap-anywhere">
                {[credit.shop, credit.item].filter(Boolean).join(' · ')}{' '}
                <UnsentMark record={credit.unsent} />
              </h3>
              <IconButton
                icon="edit"
                label={t('changeOf', { name: credit.shop })}
                onClick={() => setOpen({ kind: 'change', credit })}
              />
              <IconButton
                icon="trash"
                label={t('remove', { name: credit.shop })}
                onClick={() => removal.ask(credit)}
              />
            </div>
            <p>
              {t('credit.line', {
                amount: format.money(credit.amount),
                date: format.date(credit.taken_on),
                paid: format.money(credit.paid),
              })}
            </p>
            <p className="font-bold">{t('credit.owed', { owed: format.money(credit.owed) })}</p>
            {credit.cost > 0 && (
              <p className="text-muted">
                {t('credit.cost', {
                  cost: format.money(credit.cost),
                  card: format.money(credit.cost_on_card),
                })}
              </p>
            )}
            {credit.owed > 0 && (
              <Button
                look="plain"
                icon="rupee"
                className="self-start"
                onClick={() => setOpen({ kind: 'pay', credit })}
              >
                {t('credit.pay')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog open={open?.kind === 'add'} onClose={close} title={t('credit.add')}>
        {open?.kind === 'add' && <CreditForm onDone={close} />}
      </Dialog>
      <Dialog open={open?.kind === 'change'} onClose={close} title={t('credit.title')}>
        {open?.kind === 'change' && <CreditForm row={open.credit} onDone={close} />}
      </Dialog>
      <Dialog open={open?.kind === 'pay'} onClose={close} title={t('credit.pay')}>
        {open?.kind === 'pay' && <PaymentForm credit={open.credit} onDone={close} />}
      </Dialog>
      {removal.dialog}
    </Card>
  );
}
