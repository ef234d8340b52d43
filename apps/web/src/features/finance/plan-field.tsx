import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../../lib/i18n/use-t.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CATEGORIES, type FormValues } from './ledger-forms.ts';

interface Props {
  label: string;
  error: string | null;
  form: UseFormReturn<FormValues, unknown, object>;
}

const OWN = 'own';
const isListed = (value: string): boolean => CATEGORIES.some((category) => category === value);

/** A budget's category: an expense category or free text. */
export function PlanField({ label, error, form }: Props) {
  const t = useT('finance');
  const value = form.watch('category') ?? '';
  const [own, setOwn] = useState(value !== '' && !isListed(value));
  const choose = (chosen: string): void => {
    setOwn(chosen === OWN);
    form.setValue('category', chosen === OWN ? '' : chosen, {
      shouldValidate: form.formState.isSubmitted && chosen !== OWN,
    });
  };
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={label}
        error={own ? null : error}
        name="category"
        value={own ? OWN : value}
        onChange={(event) => choose(event.target.value)}
        placeholder={t('choose')}
        options={[
          ...CATEGORIES.map((one) => ({ value: one, label: t(`category.${one}`) })),
          { value: OWN, label: t('plan.own') },
        ]}
      />
      {own && <TextField label={t('plan.name')} error={error} {...form.register('category')} />}
    </div>
  );
}
