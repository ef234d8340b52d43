import type { SpokenEntry } from '@ankur/assistant/entry/spoken-entry';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';

/** Says in a sentence what was understood, so that a farmer can say yes or no to it. */
export function useReadBack(): (entry: SpokenEntry) => string {
  const t = useT('voice-entry');
  const tFinance = useT('finance');
  const format = useFormat();
  const { nameOf } = useCropNames();
  return (entry) => {
    const date = format.date(entry.date, { weekday: 'long', day: 'numeric', month: 'long' });
    const crop = entry.crop ? t('forCrop', { crop: nameOf(entry.crop) }) : '';
    const said = (sentence: string): string => [sentence, crop].filter(Boolean).join(' ');
    switch (entry.kind) {
      case 'expense':
        return said(
          t('told.expense', {
            amount: format.moneyShort(entry.amount),
            what: tFinance(`category.${entry.category}`),
            date,
          }),
        );
      case 'income':
        return said(
          t('told.income', {
            amount: format.moneyShort(entry.amount),
            what: tFinance(`source.${entry.source}`),
            date,
          }),
        );
      case 'task':
        return said(t('told.task', { task: entry.text, date }));
      case 'milk':
        return t(entry.time === null ? 'told.milk' : `told.milk-${entry.time}`, {
          litres: format.number(entry.litres),
          date,
        });
    }
  };
}
