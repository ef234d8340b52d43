import { LOSS_CAUSES, LOSS_STAGES } from '@ankur/contracts/farm-record/loss-rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Planting, useAddLossMutation } from '../../entities/farm/farm.api.ts';
import { applyFieldErrors } from '../../lib/http/apply-field-errors.ts';
import { useSay } from '../../lib/i18n/use-say.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { NumberField, TextField } from '../../ui/text-field.tsx';

const FIELDS = [
  'planting',
  'cause',
  'stage',
  'happened_at',
  'estimate_percent',
  'policy_number',
] as const;

interface Props {
  plantings: readonly Planting[];
  nameOf: (crop: string) => string;
  onDone: () => void;
}

/** Tells of a loss: what, where, when and how much. */
export function LossForm({ plantings, nameOf, onDone }: Props) {
  const t = useT('farm-record');
  const say = useSay('farm-record');
  const [add, { isLoading }] = useAddLossMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: {
      ...{ planting: plantings[0]?.id ?? '', cause: 'hailstorm', stage: 'standing' },
      ...{ happened_at: '', estimate_percent: '', policy_number: '' },
    },
  });
  const { errors } = formState;
  const submit = handleSubmit(
    async ({ planting, cause, stage, happened_at, estimate_percent, policy_number }) => {
      setFailure(null);
      const saved = await add({
        planting: planting || null,
        cause,
        stage: LOSS_STAGES.find((one) => one === stage) ?? 'standing',
        happened_at: happened_at === '' ? '' : new Date(happened_at).toISOString(),
        estimate_percent: estimate_percent === '' ? null : Number(estimate_percent),
        policy_number,
      });
      if (!('error' in saved)) return onDone();
      applyFieldErrors(saved.error, FIELDS, setError);
      setFailure(t('saveFailed'));
    },
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure && <Alert>{failure}</Alert>}
      <SelectField
        label={t('loss.planting')}
        placeholder={t('loss.noPlanting')}
        options={plantings.map(({ id, crop }) => ({ value: id, label: nameOf(crop) }))}
        error={say(errors.planting?.message)}
        {...register('planting')}
      />
      <SelectField
        label={t('loss.cause')}
        options={LOSS_CAUSES.map((cause) => ({ value: cause, label: t(`cause.${cause}`) }))}
        error={say(errors.cause?.message)}
        {...register('cause')}
      />
      <SelectField
        label={t('loss.stage')}
        options={LOSS_STAGES.map((stage) => ({ value: stage, label: t(`lossStage.${stage}`) }))}
        error={say(errors.stage?.message)}
        {...register('stage')}
      />
      <TextField
        type="datetime-local"
        label={t('loss.when')}
        error={say(errors.happened_at?.message)}
        {...register('happened_at')}
      />
      <NumberField
        label={t('loss.share')}
        error={say(errors.estimate_percent?.message)}
        {...register('estimate_percent')}
      />
      <TextField
        label={t('loss.policy')}
        error={say(errors.policy_number?.message)}
        {...register('policy_number')}
      />
      <Button type="submit" icon="check" busy={isLoading}>
        {t('save')}
      </Button>
    </form>
  );
}
