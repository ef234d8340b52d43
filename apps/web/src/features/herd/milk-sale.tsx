import { milkPrice } from '@ankur/agronomy/livestock/milk-price';
import { useState } from 'react';
import type { Animal } from '../../entities/farm/farm.api.ts';
import { useAddFarmIncomeMutation } from '../../entities/farm/farm-money.api.ts';
import { numberOf, RecordForm, type Typed } from '../../entities/farm/record-form.tsx';
import { MedicineHold } from '../../entities/farm/waiting-days.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { PERSONAL_KEY_PREFIX, readText, writeText } from '../../lib/storage/storage.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { givesMilk } from './animal-kinds.ts';

/** The dairy's rates in rupees a kilogram, as they were typed last. */
const RATES = {
  fat: `${PERSONAL_KEY_PREFIX}milk-fat-rate`,
  snf: `${PERSONAL_KEY_PREFIX}milk-snf-rate`,
};
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

function SaleForm({ onDone }: { onDone: () => void }) {
  const t = useT('farm-record');
  const today = useToday();
  const [earn] = useAddFarmIncomeMutation();
  const send = (typed: Typed) => {
    writeText(RATES.fat, typed.fat_rate ?? '');
    writeText(RATES.snf, typed.snf_rate ?? '');
    const description = t('sale.description', {
      litres: typed.litres ?? '',
      fat: typed.fat ?? '',
      snf: typed.snf ?? '',
    });
    return earn({
      ...{ source: 'livestock_sale', livestock_product: 'milk', description },
      date: typed.date ?? today,
      amount: numberOf(typed.amount) ?? priceOf(typed) ?? 0,
    });
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
          start: readText(RATES.fat) ?? '',
        },
        {
          ...{ name: 'snf_rate', kind: 'number', label: t('sale.snfRate') },
          start: readText(RATES.snf) ?? '',
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
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" icon="rupee" className="mt-4 self-start" onClick={() => setOpen(true)}>
        {t('sale.add')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('sale.add')}>
        {isOpen && (
          <div className="flex flex-col gap-4">
            {animals.filter(givesMilk).map((animal) => (
              <MedicineHold key={animal.id} animal={animal} isNamed />
            ))}
            <SaleForm onDone={() => setOpen(false)} />
          </div>
        )}
      </Dialog>
    </>
  );
}
