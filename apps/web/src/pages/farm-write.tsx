// locale-keys: farm-record:quick.*
import { useState } from 'react';
import { useAnimals, usePlantings } from '../entities/farm/use-farm.ts';
import { usePlantingNames } from '../entities/farm/use-planting-names.ts';
import { useUndo } from '../entities/farm/use-undo.tsx';
import { HarvestHold, MedicineHold } from '../entities/farm/waiting-days.tsx';
import { givesMilk, isYoung } from '../features/herd/animal-kinds.ts';
import { MilkEntry } from '../features/herd/milk-entry.tsx';
import { EntryForm } from '../features/plantings/entry-form.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { PERSONAL_KEY_PREFIX, readText, writeText } from '../lib/storage/storage.ts';
import { useToday } from '../lib/time/use-today.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import { SelectField } from '../ui/select-field.tsx';

const OF_CROPS = [
  { kind: 'watering', icon: 'drop' },
  { kind: 'spray', icon: 'spray' },
  { kind: 'labour', icon: 'users' },
  { kind: 'harvest', icon: 'sickle' },
] as const satisfies readonly { kind: string; icon: IconName }[];

type Kind = (typeof OF_CROPS)[number]['kind'] | 'milk';
const HERE = 'farm';
/** Id of the planting that was written about last. */
const LAST_KEY = `${PERSONAL_KEY_PREFIX}last-planting`;

/** The five entries that are written most often, one press each on the page of the farm: two from home. */
export function FarmWrite() {
  const t = useT('farm-record');
  const names = usePlantingNames();
  const today = useToday();
  const plantings = (usePlantings().data ?? []).filter(({ status }) => status === 'growing');
  const milked = (useAnimals().data ?? []).filter(
    (one) => givesMilk(one) && !isYoung(one, today) && one.present > 0,
  );
  const undo = useUndo();
  const [open, setOpen] = useState<Kind | null>(null);
  const [chosen, setChosen] = useState(() => readText(LAST_KEY));
  const planting = plantings.find(({ id }) => id === chosen) ?? plantings[0];
  const close = () => setOpen(null);
  if (!planting && milked.length === 0) return null;
  const kind = open === 'milk' ? null : open;
  return (
    <section aria-label={t('write')} className="mb-4 flex flex-col gap-2">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {planting &&
          OF_CROPS.map(({ kind: one, icon }) => (
            <li key={one}>
              <Button look="plain" icon={icon} className="w-full" onClick={() => setOpen(one)}>
                {t(`quick.${one}`)}
              </Button>
            </li>
          ))}
        {milked.length > 0 && (
          <li>
            <Button look="plain" icon="cow" className="w-full" onClick={() => setOpen('milk')}>
              {t('quick.milk')}
            </Button>
          </li>
        )}
      </ul>
      {undo.lineOf(HERE)}
      <Dialog open={kind !== null} onClose={close} title={kind ? t(`quick.${kind}`) : ''}>
        {kind && planting && (
          <div className="flex flex-col gap-4">
            {plantings.length > 1 && (
              <SelectField
                label={t('loss.planting')}
                value={planting.id}
                onChange={({ target }) => setChosen(target.value)}
                options={names.options(plantings)}
              />
            )}
            {kind === 'harvest' && <HarvestHold planting={planting} />}
            <EntryForm
              key={kind}
              planting={planting}
              kind={kind}
              onWritten={(take) => {
                writeText(LAST_KEY, planting.id);
                undo.remember(HERE, take);
              }}
              onDone={close}
            />
          </div>
        )}
      </Dialog>
      <Dialog open={open === 'milk'} onClose={close} title={t('quick.milk')}>
        {open === 'milk' && (
          <ul className="flex flex-col gap-4">
            {milked.map((animal) => (
              <li key={animal.id}>
                <h3 className="font-bold wrap-anywhere">{animal.name}</h3>
                <MedicineHold animal={animal} />
                <MilkEntry animal={animal} onWritten={(take) => undo.remember(animal.id, take)} />
                {undo.lineOf(animal.id)}
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </section>
  );
}
