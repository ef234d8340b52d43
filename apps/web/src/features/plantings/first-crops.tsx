import { useState } from 'react';
import { useAddPlantingMutation } from '../../entities/farm/farm.api.ts';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { toast } from '../../ui/toast.ts';

/** Asks an empty farm which crops stand now: some presses and they are there; can be passed over. */
export function FirstCrops() {
  const t = useT('farm-record');
  const crops = useCropNames();
  const [add, { isLoading }] = useAddPlantingMutation();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSkipped, setSkipped] = useState(false);
  const toggle = (crop: string) =>
    setChosen(chosen.includes(crop) ? chosen.filter((one) => one !== crop) : [...chosen, crop]);
  const save = async () => {
    for (const crop of chosen)
      if ((await add({ crop, status: 'growing' })).error) return toast.error(t('saveFailed'));
  };
  if (isSkipped) return <p className="text-muted">{t('planting.none')}</p>;
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
        <Button
          icon="check"
          busy={isLoading}
          disabled={chosen.length === 0}
          onClick={() => void save()}
        >
          {t('planting.these')}
        </Button>
        <Button look="quiet" onClick={() => setSkipped(true)}>
          {t('planting.skip')}
        </Button>
      </div>
    </div>
  );
}
