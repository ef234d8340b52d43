import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '../../lib/i18n/use-t.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { NumberField, TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { CHOICES, type FieldPlan } from './fields.ts';

// locale-keys: profile:hint.*
const BIO_LIMIT = 500;
const AUTOCOMPLETE: Partial<Record<string, string>> = { name: 'name', contact: 'tel-national' };

interface Props {
  plan: FieldPlan;
  error: string | undefined;
  field: UseFormRegisterReturn;
  initial: string;
}

/** A field of the profile, by its plan. */
export function ProfileControl({ plan, error, field, initial }: Props) {
  const t = useT('profile');
  const { name, control, hint, required } = plan;
  const shared = {
    label: t(`field.${name}`),
    hint: hint && t(`hint.${hint}`),
    error,
    'aria-required': required,
    ...field,
  };
  if (name === 'land_type' || name === 'irrigation') {
    const options = CHOICES[name].map((value) => ({
      value,
      label:
        name === 'land_type'
          ? t(`land_type.${value as 'dry'}`)
          : t(`irrigation.${value as 'drip'}`),
    }));
    return <SelectField {...shared} options={options} />;
  }
  if (control === 'whole') return <NumberField {...shared} inputMode="numeric" step={1} />;
  if (control === 'acres') return <NumberField {...shared} step={0.1} min={0} />;
  if (control === 'long') {
    return <TextareaField {...shared} counterLimit={BIO_LIMIT} defaultValue={initial} rows={3} />;
  }
  return (
    <TextField
      {...shared}
      autoComplete={AUTOCOMPLETE[name] ?? 'off'}
      {...(control === 'tel' ? { type: 'tel', inputMode: 'numeric' as const } : {})}
    />
  );
}
