import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { DateField, NumberField } from '../../ui/text-field.tsx';

/** What was typed of a crop; empty where nothing was. */
export interface FirstLand {
  acres: string;
  sownOn: string;
}

interface Props {
  crops: readonly { id: string; name: string }[];
  landOf: (id: string) => FirstLand;
  onChange: (id: string, land: FirstLand) => void;
  onNext: () => void;
}

/** Asks of each crop how many acres and since when; both may stay empty. */
export function FirstLands({ crops, landOf, onChange, onNext }: Props) {
  const t = useT('farm-record');
  return (
    <div className="flex flex-col gap-3">
      <p className="font-bold">{t('guide.land')}</p>
      {crops.map(({ id, name }) => {
        const land = landOf(id);
        return (
          <fieldset key={id} className="grid grid-cols-2 gap-3">
            <legend className="pb-1 font-bold">{name}</legend>
            <NumberField
              label={t('planting.acres')}
              min={0}
              value={land.acres}
              onChange={({ target }) => onChange(id, { ...land, acres: target.value })}
            />
            <DateField
              label={t('planting.sownOn')}
              value={land.sownOn}
              onChange={({ target }) => onChange(id, { ...land, sownOn: target.value })}
            />
          </fieldset>
        );
      })}
      <div className="flex flex-wrap gap-2">
        <Button icon="check" onClick={onNext}>
          {t('guide.next')}
        </Button>
        <Button look="quiet" onClick={onNext}>
          {t('planting.skip')}
        </Button>
      </div>
    </div>
  );
}
