import { check } from '@ankur/contracts/http/errors';
import { commonFailure } from '@ankur/contracts/http/problems';
import { type Pump, pumpFields } from '@ankur/contracts/irrigation/rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useWaitingSetter } from '../../entities/outbox/use-waiting-setter.ts';
import { WaitingChange } from '../../entities/outbox/waiting-change.tsx';
import { isHalfTyped } from '../../lib/forms/half-typed.ts';
import { refusalsBeside } from '../../lib/http/apply-field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NumberField, TimeField } from '../../ui/text-field.tsx';
import { usePumpQuery, useSavePumpMutation } from './irrigation.api.ts';

const FIELDS = ['discharge_lps', 'power_hp', 'lift_m', 'power_from', 'power_to'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

interface Props {
  onClose: () => void;
  onSaved: () => void;
}

/** Form for the pump's discharge and the hours of electricity. */
export function PumpDialog({ onClose, onSaved }: Props) {
  const t = useT('irrigation');
  const { data, isLoading } = usePumpQuery();
  const waiting = useWaitingSetter('pump');
  // The form begins anew with what stands after the one that waited was thrown away or put in again.
  const [turn, setTurn] = useState(0);
  const pump = (waiting?.row as Partial<Pump> | undefined) ?? data?.pump ?? null;
  return (
    <Dialog open onClose={onClose} title={t('pump.title')}>
      <WaitingChange record={waiting} onTurn={() => setTurn((last) => last + 1)} />
      {isLoading ? <Spinner /> : <PumpForm key={turn} pump={pump} onSaved={onSaved} />}
    </Dialog>
  );
}

function PumpForm({ pump, onSaved }: { pump: Partial<Pump> | null; onSaved: () => void }) {
  const t = useT('irrigation');
  const failureText = useFailureText('irrigation');
  const [by, setBy] = useState<'discharge' | 'power'>(
    pump?.discharge_lps == null ? 'power' : 'discharge',
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [save, { isLoading }] = useSavePumpMutation();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: {
      discharge_lps: String(pump?.discharge_lps ?? ''),
      power_hp: String(pump?.power_hp ?? ''),
      lift_m: String(pump?.lift_m ?? ''),
      power_from: pump?.power_from ?? '',
      power_to: pump?.power_to ?? '',
    },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (values, event) => {
    const half = (['power_from', 'power_to'] as const).find((name) =>
      isHalfTyped(event?.target, name),
    );
    if (half)
      return setError(half, { message: commonFailure('time_format') }, { shouldFocus: true });
    const number = (text: string) => (text === '' ? null : Number(text));
    const checked = check(pumpFields, {
      discharge_lps: by === 'discharge' ? number(values.discharge_lps) : null,
      power_hp: by === 'power' ? number(values.power_hp) : null,
      lift_m: by === 'power' ? number(values.lift_m) : null,
      power_from: values.power_from || null,
      power_to: values.power_to || null,
    });
    if (!checked.ok) {
      const wrong = FIELDS.filter((field) => checked.failures[field]);
      for (const field of wrong) {
        const shown = field === 'discharge_lps' && by === 'power' ? 'power_hp' : field;
        setError(
          shown,
          { message: checked.failures[field]?.[0] ?? '' },
          { shouldFocus: field === wrong[0] },
        );
      }
      return;
    }
    const saved = await save(checked.value);
    if (!('error' in saved)) return onSaved();
    const refusals = refusalsBeside(saved.error, FIELDS, setError);
    setProblem([t('saveFailed'), ...refusals.map((one) => failureText(one))].join(' '));
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Segmented
        label={t('pump.by')}
        value={by}
        onChange={setBy}
        options={[
          { value: 'power', label: t('pump.byPower') },
          { value: 'discharge', label: t('pump.byDischarge') },
        ]}
      />
      {by === 'discharge' ? (
        <NumberField
          label={t('pump.discharge')}
          hint={t('pump.dischargeHint')}
          error={failureText(errors.discharge_lps?.message)}
          {...register('discharge_lps')}
        />
      ) : (
        <div className="grid grid-cols-2 gap-4">
          <NumberField
            label={t('pump.hp')}
            error={failureText(errors.power_hp?.message)}
            {...register('power_hp')}
          />
          <NumberField
            label={t('pump.lift')}
            hint={t('pump.liftHint')}
            error={failureText(errors.lift_m?.message)}
            {...register('lift_m')}
          />
        </div>
      )}
      <fieldset className="grid grid-cols-2 gap-4">
        <legend className="mb-2 font-medium">{t('pump.window')}</legend>
        <TimeField
          label={t('pump.from')}
          error={failureText(errors.power_from?.message)}
          {...register('power_from')}
        />
        <TimeField
          label={t('pump.to')}
          error={failureText(errors.power_to?.message)}
          {...register('power_to')}
        />
      </fieldset>
      {problem && <Alert>{problem}</Alert>}
      <Button type="submit" busy={isLoading}>
        {t('pump.save')}
      </Button>
    </form>
  );
}
