import { useState } from 'react';
import { numberOf, RecordForm } from '../../entities/farm/record-form.tsx';
import { WaitingChange } from '../../entities/outbox/waiting-change.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { useMilkRates } from './use-milk-rates.ts';

interface Props {
  of: ReturnType<typeof useMilkRates>;
  onClose: () => void;
}

/** What the dairy pays for a kilogram of fat and of solids-not-fat: one setting of the farmer. */
export function MilkRatesDialog({ of, onClose }: Props) {
  const t = useT('farm-record');
  const { rates, waiting, isLoading, save } = of;
  // The form begins anew with what stands after the one that waited was thrown away or put in again.
  const [turn, setTurn] = useState(0);
  return (
    <Dialog open onClose={onClose} title={t('sale.rates')}>
      <WaitingChange record={waiting} onTurn={() => setTurn((last) => last + 1)} />
      {isLoading ? (
        <Spinner />
      ) : (
        <RecordForm
          key={turn}
          onDone={onClose}
          send={({ fat_rate, snf_rate }) =>
            save({ fat_rate: numberOf(fat_rate), snf_rate: numberOf(snf_rate) })
          }
          fields={[
            {
              ...{ name: 'fat_rate', kind: 'number', label: t('sale.fatRate') },
              start: String(rates?.fat_rate ?? ''),
            },
            {
              ...{ name: 'snf_rate', kind: 'number', label: t('sale.snfRate') },
              start: String(rates?.snf_rate ?? ''),
            },
          ]}
        />
      )}
    </Dialog>
  );
}
