import type { UseFormReturn } from 'react-hook-form';
import { Dictated } from '../../entities/dictation/dictated.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { DateField, NumberField, TextField } from '../../ui/text-field.tsx';
import {
  CATEGORIES,
  type FieldKind,
  type FieldName,
  type FormValues,
  SOURCES,
} from './ledger-forms.ts';
import { PlanField } from './plan-field.tsx';

interface Props {
  name: FieldName;
  kind: FieldKind;
  form: UseFormReturn<FormValues, unknown, object>;
  error: string | null;
}

/** A field of a ledger's form, by kind. */
export function LedgerField({ name, kind, form, error }: Props) {
  const t = useT('finance');
  const label = t(`field.${name}`);
  const bound = { label, error, ...form.register(name) };
  switch (kind) {
    case 'category':
      return (
        <SelectField
          {...bound}
          placeholder={t('choose')}
          options={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        />
      );
    case 'source':
      return (
        <SelectField
          {...bound}
          placeholder={t('choose')}
          options={SOURCES.map((value) => ({ value, label: t(`source.${value}`) }))}
        />
      );
    case 'plan':
      return <PlanField label={label} error={error} form={form} />;
    case 'money':
      return (
        <Dictated as="number">
          <NumberField {...bound} step="0.01" min="0" placeholder="₹" />
        </Dictated>
      );
    case 'rate':
      return <NumberField {...bound} min="0" hint={t('rateHint')} />;
    case 'date':
      return <DateField {...bound} />;
    case 'text':
      return (
        <Dictated>
          <TextField {...bound} />
        </Dictated>
      );
  }
}
