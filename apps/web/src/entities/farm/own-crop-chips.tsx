import { Button } from '../../ui/button.tsx';
import type { ListedGuide } from '../crop/crop-guides.api.ts';
import { useStandingCrops } from './use-standing-crops.ts';

interface Props {
  /** What the choice is called. */
  label: string;
  /** What is chosen with a crop; null leaves the crop out. */
  keyOf: (crop: ListedGuide) => string | null;
  chosen: string;
  onChoose: (value: string) => void;
}

/** The crops that stand on the farm, one press each; nothing while none stands. */
export function OwnCropChips({ label, keyOf, chosen, onChoose }: Props) {
  const crops = useStandingCrops().flatMap((crop) => {
    const value = keyOf(crop);
    return value === null ? [] : [{ id: crop.id, name: crop.name, value }];
  });
  if (crops.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 font-medium">{label}</legend>
      {crops.map(({ id, name, value }) => (
        <Button
          key={id}
          look={value === chosen ? 'primary' : 'plain'}
          icon="sprout"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
