// locale-keys: farm-record:species.*
import { SPECIES } from '@ankur/contracts/farm-record/animals';
import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/text-field.tsx';

/** One animal, or as many of a kind as one flock. */
export interface FirstFlock {
  species: (typeof SPECIES)[number];
  count: number;
  name: string;
}

/** Animals that are milked one by one are written down one by one. */
const ONE_BY_ONE: readonly string[] = ['cow', 'buffalo'];
/** More are better entered as a flock. */
const SINGLES_MAX = 10;

interface Props {
  busy: boolean;
  onDone: (flocks: readonly FirstFlock[]) => void;
}

/** Asks how many animals of each kind there are; passed over, there are none. */
export function FirstAnimals({ busy, onDone }: Props) {
  const t = useT('farm-record');
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>({});
  const flocks = SPECIES.flatMap((species): FirstFlock[] => {
    const count = Math.floor(Number(counts[species] ?? 0));
    if (!(count > 0)) return [];
    const name = t(`species.${species}`);
    if (!ONE_BY_ONE.includes(species) || count > SINGLES_MAX) return [{ species, count, name }];
    return Array.from({ length: count }, (_, index) => ({
      ...{ species, count: 1 },
      name: count === 1 ? name : `${name} ${index + 1}`,
    }));
  });
  return (
    <div className="flex flex-col gap-3">
      <p className="font-bold">{t('herd.question')}</p>
      <div className="grid grid-cols-2 gap-3">
        {SPECIES.map((species) => (
          <NumberField
            key={species}
            label={t(`species.${species}`)}
            min={0}
            value={counts[species] ?? ''}
            onChange={({ target }) => setCounts({ ...counts, [species]: target.value })}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon="check" busy={busy} onClick={() => onDone(flocks)}>
          {t('guide.done')}
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => onDone([])}>
          {t('planting.skip')}
        </Button>
      </div>
    </div>
  );
}
