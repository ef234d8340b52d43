import { useState } from 'react';
import { type Planting, useChangePlantingMutation } from '../../entities/farm/farm.api.ts';
import {
  type PlantingEvent,
  useRemovePlantingMutation,
} from '../../entities/farm/farm-changes.api.ts';
import { DeleteInstead, useRecordRemoval } from '../../entities/farm/removal-dialog.tsx';
import { useAcres } from '../../entities/farm/use-acres.ts';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { useEventWord } from '../../entities/farm/use-diary-words.ts';
import { useFields, usePlantings } from '../../entities/farm/use-farm.ts';
import { useUndo } from '../../entities/farm/use-undo.tsx';
import { HarvestHold } from '../../entities/farm/waiting-days.tsx';
import { WaitingEvents } from '../../entities/farm/waiting-events.tsx';
import { failureState } from '../../lib/http/failure-state.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { todayLocal } from '../../lib/time/local-date.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { toast } from '../../ui/toast.ts';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { EntryForm } from './entry-form.tsx';
import { FirstCrops } from './first-crops.tsx';
import { PlantingDialog } from './planting-dialog.tsx';
import { PlantingForm } from './planting-form.tsx';
import { QuickEntries } from './quick-entries.tsx';
import { WarmthLine } from './warmth-line.tsx';

/** Whole years from a day to another. */
const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);

/** The crops that stand, with what can be written down of them by one press. */
export function PlantingsCard() {
  const t = useT('farm-record');
  const failureText = useFailureText('farm-record');
  const format = useFormat();
  const crops = useCropNames();
  const { data, error, isError, isLoading } = usePlantings();
  const { data: fields = [] } = useFields();
  const eventWord = useEventWord();
  const today = useToday();
  const [change] = useChangePlantingMutation();
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<Planting | null>(null);
  const [writing, setWriting] = useState<Planting | null>(null);
  const [editing, setEditing] = useState<Planting | null>(null);
  const [entry, setEntry] = useState<(PlantingEvent & Unsent) | null>(null);
  const [remove] = useRemovePlantingMutation();
  const acres = useAcres();
  const undo = useUndo();
  const titleOf = ({ crop, area_acres, sown_on, status }: Planting) => {
    const years = status === 'growing' && sown_on ? yearsBetween(sown_on, today) : 0;
    return [
      crops.nameOf(crop),
      area_acres === null ? null : acres(area_acres),
      sown_on && t('planting.sown', { date: format.date(sown_on) }),
      years > 0 && t.plural('planting.age', years),
    ]
      .filter(Boolean)
      .join(', ');
  };
  const end = async (planting: Planting) => {
    const saved = await change({ planting, body: { status: 'harvested' } });
    if (!saved.data) return toast.error(t('saveFailed'));
    const body = { status: 'growing' } as const;
    undo.remember(planting.id, async () => !(await change({ planting: saved.data, body })).error);
  };
  const removal = useRecordRemoval(remove, {
    titleOf: (planting) => t('remove', { name: titleOf(planting) }),
    onRemove: undo.forget,
  });
  const harvestOf = ({ expected_harvest: day, harvest_window: window }: Planting) => {
    if (day === null) return null;
    const isUsual = window !== null && window.from <= day && day <= window.to;
    const { date } = format;
    return isUsual ? t('plan.window', { from: date(window.from), to: date(window.to) }) : date(day);
  };
  const sow = async (planting: Planting) => {
    const body = { status: 'growing', sown_on: todayLocal() } as const;
    const saved = await change({ planting, body });
    if (!saved.data) return toast.error(t('saveFailed'));
    const { sown_on, status } = planting;
    const before = { sown_on, status };
    undo.remember(
      planting.id,
      async () => !(await change({ planting: saved.data, body: before })).error,
    );
  };
  const add = (
    <Button icon="plus" onClick={() => setAdding(true)}>
      {t('planting.add')}
    </Button>
  );
  return (
    <Card title={t('planting.title')} icon="sprout" actions={add}>
      {isLoading && <StateView state="loading">{t('loading')}</StateView>}
      {isError && !data && <StateView state={failureState(error)}>{t('listFailed')}</StateView>}
      {data?.length === 0 && <FirstCrops />}
      {removal.line}
      <ul className="divide-y divide-line">
        {data?.map((planting) => (
          <li key={planting.id} className="flex flex-col gap-2 py-3">
            <h3 className="font-bold wrap-anywhere">{titleOf(planting)}</h3>
            <p className="text-muted">
              {t(`status.${planting.status}`)}
              {planting.stage && ` · ${t(`stage.${planting.stage}`)}`}
              {planting.status === 'growing' &&
                planting.expected_harvest &&
                ` · ${t('planting.harvest', { date: harvestOf(planting) ?? '' })}`}
            </p>
            {planting.status === 'growing' && planting.warmth && (
              <WarmthLine warmth={planting.warmth} />
            )}
            <div className="flex flex-wrap gap-2">
              <UnsentMark record={planting.unsent} />
              {planting.unsent?.kind === 'make' && (
                <Button look="quiet" icon="trash" onClick={() => removal.now(planting)}>
                  {t('delete')}
                </Button>
              )}
              <RefusalLines record={planting.unsent} failureText={failureText} />
            </div>
            {planting.status === 'growing' && <HarvestHold planting={planting} />}
            {planting.status === 'planned' && (
              <Button
                look="plain"
                icon="sprout"
                className="self-start"
                onClick={() => void sow(planting)}
              >
                {t('event.sowing')}
              </Button>
            )}
            {planting.status === 'growing' && (
              <QuickEntries
                planting={planting}
                onWritten={(take) => undo.remember(planting.id, take)}
              />
            )}
            {undo.lineOf(planting.id)}
            <WaitingEvents<PlantingEvent>
              what="plantingEvent"
              parent={planting.id}
              nameOf={eventWord}
              onEdit={setEntry}
              onRemove={undo.forget}
            />
            <div className="flex flex-wrap gap-2">
              <Button look="quiet" icon="edit" onClick={() => setWriting(planting)}>
                {t('entry.add')}
              </Button>
              <Button look="quiet" icon="calendar" onClick={() => setOpen(planting)}>
                {t('planting.open')}
              </Button>
              <Button look="quiet" icon="field" onClick={() => setEditing(planting)}>
                {t('planting.change')}
              </Button>
              {planting.status === 'growing' && (
                <Button look="quiet" icon="check" onClick={() => void end(planting)}>
                  {t('planting.ended')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t('planting.add')}>
        {isAdding && <PlantingForm fields={fields} onDone={() => setAdding(false)} />}
      </Dialog>
      <Dialog
        open={writing !== null}
        onClose={() => setWriting(null)}
        title={writing ? titleOf(writing) : ''}
      >
        {writing && (
          <EntryForm
            planting={writing}
            onWritten={(take) => undo.remember(writing.id, take)}
            onDone={() => setWriting(null)}
          />
        )}
      </Dialog>
      <Dialog
        open={entry !== null}
        onClose={() => setEntry(null)}
        title={t('changeOf', { name: eventWord(entry?.kind ?? '') })}
      >
        {entry && (
          <EntryForm planting={{ id: entry.planting }} row={entry} onDone={() => setEntry(null)} />
        )}
      </Dialog>
      <Dialog open={editing !== null} onClose={() => setEditing(null)} title={t('planting.change')}>
        {editing && (
          <>
            <PlantingForm fields={fields} row={editing} onDone={() => setEditing(null)} />
            <DeleteInstead
              onDelete={() => {
                removal.ask(editing);
                setEditing(null);
              }}
            />
          </>
        )}
      </Dialog>
      {removal.dialog}
      {open && (
        <PlantingDialog
          planting={open}
          title={titleOf(open)}
          cropName={crops.nameOf(open.crop)}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
