import { milkPrice } from '@ankur/agronomy/livestock/milk-price';
import { type IncomeInput, incomeInput } from '@ankur/contracts/finance/rules';
import { useState } from 'react';
import type { Animal } from '../../entities/farm/farm.api.ts';
import { useAddFarmMoneyMutation } from '../../entities/farm/farm-money.api.ts';
import { numberOf, RecordForm, type Typed } from '../../entities/farm/record-form.tsx';
import { MedicineHold } from '../../entities/farm/waiting-days.tsx';
import { refusedBy } from '../../lib/forms/refused-by.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { givesMilk } from './animal-kinds.ts';
import { MilkRatesDialog } from './milk-rates-dialog.tsx';
import { useMilkRates } from './use-milk-rates.ts';

const PERCENT_MAX = 15;

/** What the dairy pays, in rupees, by fat and solids-not-fat; null while a figure is missing or no milk is like that. */
function priceOf({ litres, fat, snf, fat_rate, snf_rate }: Typed): number | null {
  const figures = [litres, fat, snf, fat_rate, snf_rate].map(numberOf);
  const [amount, fatPct, snfPct, fatRate, snfRate] = figures;
  if (amount == null || fatPct == null || snfPct == null || fatRate == null || snfRate == null)
    return null;
  const isUsual = figures.every((figure) => figure !== null && figure >= 0);
  if (!isUsual || fatPct > PERCENT_MAX || snfPct > PERCENT_MAX) return null;
  const price = milkPrice({
    ...{ litres: amount, fatPct, snfPct },
    ...{ fatRatePaisePerKg: fatRate * 100, snfRatePaisePerKg: snfRate * 100 },
  });
  return price.amountPaise / 100;
}

interface FormProps {
  of: ReturnType<typeof useMilkRates>;
  onDone: () => void;
}

function SaleForm({ of: { rates, save }, onDone }: FormProps) {
  const t = useT('farm-record');
  const today = useToday();
  const [add] = useAddFarmMoneyMutation();
  /** Rates that were typed otherwise than they stand are the dairy's from now on. */
  const keepRates = async (typed: Typed) => {
    const told = { fat_rate: numberOf(typed.fat_rate), snf_rate: numberOf(typed.snf_rate) };
    const isSame =
      told.fat_rate === (rates?.fat_rate ?? null) && told.snf_rate === (rates?.snf_rate ?? null);
    return isSame ? {} : save(told);
  };
  const send = async (typed: Typed) => {
    const description = t('sale.description', {
      litres: typed.litres ?? '',
      fat: typed.fat ?? '',
      snf: typed.snf ?? '',
    });
    const body: IncomeInput = {
      ...{ source: 'livestock_sale', livestock_product: 'milk', description },
      date: typed.date ?? today,
      amount: numberOf(typed.amount) ?? priceOf(typed) ?? 0,
    };
    const refused = refusedBy(incomeInput, body);
    if (refused) return refused;
    const kept = await keepRates(typed);
    return 'error' in kept && kept.error ? kept : add({ ledger: 'incomes', body });
  };
  return (
    <RecordForm
      onDone={onDone}
      send={send}
      fields={[
        { name: 'date', kind: 'date', label: t('entry.date'), start: today },
        { name: 'litres', kind: 'number', label: t('milk.litres') },
        { name: 'fat', kind: 'number', label: t('sale.fat') },
        { name: 'snf', kind: 'number', label: t('sale.snf') },
        {
          ...{ name: 'fat_rate', kind: 'number', label: t('sale.fatRate') },
          start: String(rates?.fat_rate ?? ''),
        },
        {
          ...{ name: 'snf_rate', kind: 'number', label: t('sale.snfRate') },
          start: String(rates?.snf_rate ?? ''),
        },
        {
          ...{ name: 'amount', kind: 'number', label: t('sale.amount') },
          hint: t('sale.amountHint'),
        },
      ]}
    />
  );
}

/**
 * Milk that was sold to the dairy: paid by its fat and solids-not-fat at the dairy's rates, or what the slip says. Warns of animals
 * whose milk must not be sold yet.
 */
export function MilkSale({ animals }: { animals: readonly Animal[] }) {
  const t = useT('farm-record');
  const [open, setOpen] = useState<'sale' | 'rates' | null>(null);
  const rates = useMilkRates();
  const close = () => setOpen(null);
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="plain" icon="rupee" onClick={() => setOpen('sale')}>
          {t('sale.add')}
        </Button>
        <Button look="quiet" icon="edit" onClick={() => setOpen('rates')}>
          {t('sale.rates')}
        </Button>
      </div>
      {open === 'rates' && <MilkRatesDialog of={rates} onClose={close} />}
      <Dialog open={open === 'sale'} onClose={close} title={t('sale.add')}>
        {open === 'sale' && (
          <div className="flex flex-col gap-4">
            {animals.filter(givesMilk).map((animal) => (
              <MedicineHold key={animal.id} animal={animal} isNamed />
            ))}
            {rates.isLoading ? <Spinner /> : <SaleForm of={rates} onDone={close} />}
          </div>
        )}
      </Dialog>
    </>
  );
}
