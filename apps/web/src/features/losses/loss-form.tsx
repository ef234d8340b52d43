import { LOSS_CAUSES, LOSS_SOURCES, LOSS_STAGES } from '@ankur/contracts/farm-record/loss-rules';
import { lossInput } from '@ankur/contracts/farm-record/losses';
import {
  type Loss,
  type Planting,
  useAddLossMutation,
  useChangeLossMutation,
} from '../../entities/farm/farm.api.ts';
import { numberOf, oneOf, RecordForm } from '../../entities/farm/record-form.tsx';
import { usePlantingNames } from '../../entities/farm/use-planting-names.ts';
import { refusedBy } from '../../lib/forms/refused-by.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';

const INSURED = ['yes', 'no'] as const;

interface Props {
  plantings: readonly Planting[];
  /** Changes this one. */
  row?: Loss & Unsent;
  /** The loss that was told of last: bank, insurer, policy and survey number are usually the same. */
  last?: Loss | undefined;
  onDone: () => void;
}

/** Tells of a loss: what, where, when and how much, and what the insurer will ask for. */
export function LossForm({ plantings, row, last, onDone }: Props) {
  const t = useT('farm-record');
  const format = useFormat();
  const names = usePlantingNames();
  const [add] = useAddLossMutation();
  const [change] = useChangeLossMutation();
  const save = async (body: Parameters<typeof add>[0]) =>
    refusedBy(lossInput, body) ?? (row ? change({ loss: row, body }) : add(body));
  const insured = (answer: string | undefined) =>
    answer === 'yes' ? true : answer === 'no' ? false : null;
  return (
    <RecordForm
      onDone={onDone}
      row={row}
      send={({ planting, cause = '', stage, happened_at = '', estimate_percent, ...told }) =>
        save({
          ...{ planting: planting || null, cause, stage: oneOf(LOSS_STAGES, stage) },
          happened_at: happened_at === '' ? '' : new Date(happened_at).toISOString(),
          estimate_percent: numberOf(estimate_percent),
          insured: insured(told.insured),
          policy_number: told.policy_number,
          insurer: told.insurer,
          bank: told.bank,
          survey_number: told.survey_number,
        })
      }
      fields={[
        {
          name: 'planting',
          kind: 'select',
          label: t('loss.planting'),
          placeholder: t('loss.noPlanting'),
          ...(plantings[0] && { start: plantings[0].id }),
          options: names.options(plantings),
        },
        {
          name: 'cause',
          kind: 'select',
          label: t('loss.cause'),
          start: 'hailstorm',
          options: LOSS_CAUSES.map((cause) => ({ value: cause, label: t(`cause.${cause}`) })),
        },
        {
          name: 'stage',
          kind: 'select',
          label: t('loss.stage'),
          start: 'standing',
          options: LOSS_STAGES.map((stage) => ({ value: stage, label: t(`lossStage.${stage}`) })),
        },
        { name: 'happened_at', kind: 'datetime-local', label: t('loss.when') },
        { name: 'estimate_percent', kind: 'number', label: t('loss.share') },
        {
          name: 'insured',
          kind: 'select',
          label: t('loss.insured'),
          placeholder: t('loss.insuredUnknown'),
          options: INSURED.map((one) => ({ value: one, label: t(`insured.${one}`) })),
        },
        { name: 'policy_number', label: t('loss.policy'), start: last?.policy_number ?? '' },
        { name: 'insurer', label: t('tell.insurer'), start: last?.insurer ?? '' },
        { name: 'bank', label: t('loss.bank'), start: last?.bank ?? '' },
        { name: 'survey_number', label: t('loss.survey'), start: last?.survey_number ?? '' },
      ]}
    >
      <p className="text-sm text-muted wrap-anywhere">
        {t('loss.source', { where: format.list(LOSS_SOURCES) })}
      </p>
    </RecordForm>
  );
}
