import { FIELD_SOILS, FIELD_WATERINGS } from '@ankur/contracts/farm-record/fields';
import { useState } from 'react';
import type { Field } from '../../entities/farm/farm.api.ts';
import { useRemoveFieldMutation } from '../../entities/farm/farm-changes.api.ts';
import { PictureButton } from '../../entities/farm/picture-button.tsx';
import { useRecordRemoval } from '../../entities/farm/removal-dialog.tsx';
import { useAcres } from '../../entities/farm/use-acres.ts';
import { useFields } from '../../entities/farm/use-farm.ts';
import { failureState } from '../../lib/http/failure-state.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Opened } from '../../ui/opened.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { FieldForm } from './field-form.tsx';
import { OldLandSize } from './old-land-size.tsx';

const WalkField = lazyWithRetry(() => import('./walk-field.tsx'));

/** The farmer's fields with their areas; `acres` is the land size of an old profile, which may be one field. */
export function FieldsCard({ acres }: { acres: number | null }) {
  const t = useT('farm-record');
  const failureText = useFailureText('farm-record');
  const format = useFormat();
  const { data, error, isError, isLoading } = useFields();
  const [remove] = useRemoveFieldMutation();
  const acresOf = useAcres();
  const removal = useRecordRemoval(remove, {
    titleOf: () => t('field.removeTitle'),
    text: t('field.removeText'),
  });
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useState<Field | null>(null);
  const [isWalking, setWalking] = useState(false);
  const [border, setBorder] = useState<Field | null>(null);
  const soilWord = (told: string | null) => {
    const known = FIELD_SOILS.find((one) => one === told);
    return known ? t(`soil.${known}`) : told;
  };
  const wateringWord = (told: string | null) => {
    const known = FIELD_WATERINGS.find((one) => one === told);
    return known ? t(`watering.${known}`) : told;
  };
  const sizeOf = ({ area, area_unit: unit }: Field) => {
    if (unit === 'acre') return acresOf(area);
    const size = format.number(area);
    return unit === 'hectare'
      ? t.plural('hectares', area, { size })
      : `${size} ${t(`unit.${unit}`)}`;
  };
  const pumpWord = ({ pump_source: source = null }: Field) => source && t(`pumpSource.${source}`);
  const add = (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('field.add')}
      </Button>
      <Button look="plain" icon="location" onClick={() => setWalking(true)}>
        {t('walk.open')}
      </Button>
    </>
  );
  return (
    <Card title={t('field.title')} icon="field" actions={add}>
      {isLoading && <StateView state="loading">{t('loading')}</StateView>}
      {isError && !data && <StateView state={failureState(error)}>{t('listFailed')}</StateView>}
      {data?.length === 0 && acres === null && <p className="text-muted">{t('field.none')}</p>}
      {data?.length === 0 && acres !== null && (
        <OldLandSize acres={acres} onSeveral={() => setOpen(true)} />
      )}
      {removal.line}
      <ul className="divide-y divide-line">
        {data?.map((field) => (
          <li
            key={field.id}
            className="flex flex-wrap items-center justify-end gap-x-1 gap-y-1 py-2 sm:gap-x-3"
          >
            <PictureButton of="field" record={field} name={field.name} icon="field" />
            <span className="min-w-24 flex-1 ps-1 wrap-anywhere">
              <b>{field.name}</b> · {sizeOf(field)}
              {field.area_unit !== 'acre' && ` (${acresOf(field.area_acres)})`}{' '}
              {[soilWord(field.soil), wateringWord(field.irrigation), pumpWord(field)].map(
                (word) => word !== null && ` · ${word}`,
              )}
              {field.boundary_acres !== null &&
                field.boundary_error_acres !== null &&
                ` · ${t('walk.area', { acres: acresOf(field.boundary_acres), error: format.number(field.boundary_error_acres) })}`}
              <UnsentMark record={field.unsent} />
              <RefusalLines record={field.unsent} failureText={failureText} />
            </span>
            <span className="flex shrink-0">
              <IconButton
                icon="location"
                label={t('walk.border', { name: field.name })}
                onClick={() => setBorder(field)}
              />
              <IconButton
                icon="edit"
                label={t('changeOf', { name: field.name })}
                onClick={() => setEditing(field)}
              />
              <IconButton
                icon="trash"
                label={t('remove', { name: field.name })}
                onClick={() => removal.ask(field)}
              />
            </span>
          </li>
        ))}
      </ul>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('field.add')}>
        {open && <FieldForm onDone={() => setOpen(false)} />}
      </Dialog>
      <Dialog
        open={editing !== null}
        onClose={() => setEditing(null)}
        title={t('changeOf', { name: editing?.name ?? '' })}
      >
        {editing && <FieldForm row={editing} onDone={() => setEditing(null)} />}
      </Dialog>
      <Dialog open={isWalking} onClose={() => setWalking(false)} title={t('walk.open')}>
        {isWalking && (
          <Opened>
            <WalkField onDone={() => setWalking(false)} />
          </Opened>
        )}
      </Dialog>
      <Dialog
        open={border !== null}
        onClose={() => setBorder(null)}
        title={t('walk.border', { name: border?.name ?? '' })}
      >
        {border && (
          <Opened>
            <WalkField row={border} onDone={() => setBorder(null)} />
          </Opened>
        )}
      </Dialog>
      {removal.dialog}
    </Card>
  );
}
