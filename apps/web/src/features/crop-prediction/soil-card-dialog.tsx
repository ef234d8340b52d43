import { mgPerKgToKgPerHa, type SoilTest, soilRating } from '@ankur/agronomy/soil-nutrients';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { NumberField } from '../../ui/text-field.tsx';

type Unit = 'kg/ha' | 'mg/kg';
type Nutrient = 'n' | 'p' | 'k';

const TESTS: Record<Nutrient, SoilTest> = { n: 'nitrogen', p: 'phosphorus', k: 'potassium' };
const NUTRIENTS = ['n', 'p', 'k'] as const;

interface Props {
  onClose: () => void;
  onUse: (values: Record<Nutrient, number>) => void;
}

/** Converts N, P and K as printed on the Soil Health Card to kg/ha. */
export function SoilCardDialog({ onClose, onUse }: Props) {
  const t = useT('crop-prediction');
  const format = useFormat();
  const [unit, setUnit] = useState<Unit>('kg/ha');
  const [typed, setTyped] = useState({ n: '', p: '', k: '' });
  const inKgPerHa = (name: Nutrient): number | null => {
    const value = typed[name].trim() === '' ? Number.NaN : Number(typed[name]);
    if (!Number.isFinite(value) || value < 0) return null;
    return Math.round((unit === 'kg/ha' ? value : mgPerKgToKgPerHa(value)) * 10) / 10;
  };
  const values = { n: inKgPerHa('n'), p: inKgPerHa('p'), k: inKgPerHa('k') };
  const { n, p, k } = values;
  const hint = (name: Nutrient) => {
    const value = values[name];
    if (value === null) return undefined;
    const rating = t(`rating.${soilRating(TESTS[name], value)}`);
    return t('card.result', { value: format.number(value), rating });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('card.title')}
      actions={
        <Button
          disabled={n === null || p === null || k === null}
          onClick={() => n !== null && p !== null && k !== null && onUse({ n, p, k })}
        >
          {t('card.use')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t('card.lead')}</p>
        <Segmented
          label={t('card.unit')}
          value={unit}
          options={[
            { value: 'kg/ha', label: 'kg/ha' },
            { value: 'mg/kg', label: 'mg/kg (ppm)' },
          ]}
          onChange={setUnit}
        />
        {NUTRIENTS.map((name) => (
          <NumberField
            key={name}
            label={t(`form.${name}`)}
            hint={hint(name)}
            min={0}
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
      </div>
    </Dialog>
  );
}
