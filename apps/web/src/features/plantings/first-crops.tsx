import { animalInput } from '@ankur/contracts/farm-record/animals';
import { plantingInput } from '@ankur/contracts/farm-record/plantings';
import { useRef, useState } from 'react';
import { useAddAnimalMutation, useAddPlantingMutation } from '../../entities/farm/farm.api.ts';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { refusedBy } from '../../lib/forms/refused-by.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { toast } from '../../ui/toast.ts';
import { FirstAnimals, type FirstFlock } from './first-animals.tsx';
import { type FirstLand, FirstLands } from './first-lands.tsx';

const NO_LAND: FirstLand = { acres: '', sownOn: '' };

/** Asks an empty farm which crops stand now, how much and since when, and which animals there are; each part can be passed over. */
export function FirstCrops() {
  const t = useT('farm-record');
  const crops = useCropNames();
  const [add, { isLoading }] = useAddPlantingMutation();
  const [addAnimal, { isLoading: isAddingAnimal }] = useAddAnimalMutation();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [lands, setLands] = useState<Readonly<Record<string, FirstLand>>>({});
  const [step, setStep] = useState<'crops' | 'land' | 'animals' | 'skipped'>('crops');
  const toggle = (crop: string) =>
    setChosen(chosen.includes(crop) ? chosen.filter((one) => one !== crop) : [...chosen, crop]);
  /** What was written down: it is not written again when the rest is. */
  const written = useRef(new Set<string>());
  const save = async (flocks: readonly FirstFlock[]) => {
    const plantings = chosen.map((crop) => {
      const { acres, sownOn } = lands[crop] ?? NO_LAND;
      const area_acres = Number(acres) > 0 ? Number(acres) : null;
      return { crop, status: 'growing', area_acres, sown_on: sownOn || null } as const;
    });
    const isFaulty = plantings.some((one) => refusedBy(plantingInput, one));
    if (isFaulty) setStep('land');
    if (isFaulty || flocks.some((one) => refusedBy(animalInput, one)))
      return void toast.error(t('saveFailed'));
    const once = async (what: string, send: () => Promise<{ error?: unknown }>) => {
      if (written.current.has(what)) return true;
      const isSaved = (await send()).error === undefined;
      if (isSaved) written.current.add(what);
      return isSaved;
    };
    const saved = await Promise.all(
      flocks.map((one) => once(`${one.species} ${one.name}`, () => addAnimal(one))),
    );
    for (const one of plantings) saved.push(await once(one.crop, () => add(one)));
    if (saved.includes(false)) toast.error(t('saveFailed'));
  };
  if (step === 'skipped') return <p className="text-muted">{t('planting.none')}</p>;
  if (step === 'land')
    return (
      <FirstLands
        crops={chosen.map((id) => ({ id, name: crops.nameOf(id) }))}
        landOf={(id) => lands[id] ?? NO_LAND}
        onChange={(id, land) => setLands({ ...lands, [id]: land })}
        onNext={() => setStep('animals')}
      />
    );
  if (step === 'animals')
    return <FirstAnimals busy={isLoading || isAddingAnimal} onDone={(told) => void save(told)} />;
  return (
    <div className="flex flex-col gap-3">
      <StateView state="empty">{t('planting.question')}</StateView>
      <ul className="flex flex-wrap gap-2">
        {crops.options.map(({ value, label }) => (
          <li key={value}>
            <Button
              look={chosen.includes(value) ? 'primary' : 'plain'}
              aria-pressed={chosen.includes(value)}
              onClick={() => toggle(value)}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon="check" disabled={chosen.length === 0} onClick={() => setStep('land')}>
          {t('planting.these')}
        </Button>
        <Button look="quiet" onClick={() => setStep('skipped')}>
          {t('planting.skip')}
        </Button>
      </div>
    </div>
  );
}
