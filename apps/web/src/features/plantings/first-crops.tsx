import { useState } from 'react';
import { useAddAnimalMutation, useAddPlantingMutation } from '../../entities/farm/farm.api.ts';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
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
  const save = async (flocks: readonly FirstFlock[]) => {
    const saved: { error?: unknown }[] = await Promise.all(flocks.map((one) => addAnimal(one)));
    for (const crop of chosen) {
      const { acres, sownOn } = lands[crop] ?? NO_LAND;
      const area_acres = Number(acres) > 0 ? Number(acres) : null;
      saved.push(await add({ crop, status: 'growing', area_acres, sown_on: sownOn || null }));
    }
    if (saved.some(({ error }) => error !== undefined)) toast.error(t('saveFailed'));
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
