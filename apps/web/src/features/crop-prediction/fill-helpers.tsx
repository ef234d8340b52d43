import type { CropDefaults } from '@ankur/contracts/crop-prediction/endpoints';
import type { CropInput } from '@ankur/contracts/crop-prediction/rules';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { whereOf } from '../../lib/place/place.ts';
import { usePlace } from '../../lib/place/place-store.ts';
import { placeLine } from '../../lib/place-names/place-line.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useLazyCropDefaultsQuery } from './crop-prediction.api.ts';
import { SoilCardDialog } from './soil-card-dialog.tsx';
import { seasonName } from './words.ts';

type Filled = Partial<Record<keyof CropInput, number>>;

interface Props {
  onFill: (values: Filled, kind: 'soil' | 'weather', note: string) => void;
  /** The values filled in last, and their source. */
  notes: readonly string[];
}

const known = (values: Record<string, number | null>): Filled =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** Fills in values from the Soil Health Card, typical doses, or the climate of the place. */
export function FillHelpers({ onFill, notes }: Props) {
  const t = useT('crop-prediction');
  const format = useFormat();
  const place = usePlace();
  const names = usePlaceNames();
  const [ask, answer] = useLazyCropDefaultsQuery();
  const [card, setCard] = useState(false);
  const [problem, setProblem] = useState<'help.noPlace' | 'help.failed' | null>(null);
  const where = place.status === 'known' ? whereOf(place.place) : null;

  const placeName = (defaults: CropDefaults) =>
    defaults.state ? placeLine(names, { ...defaults, name: null }) : t('help.anywhere');
  const fetchInto = async (use: (defaults: CropDefaults) => void) => {
    setProblem(where ? null : 'help.noPlace');
    if (!where) return;
    try {
      use(await ask(where, true).unwrap());
    } catch {
      setProblem('help.failed');
    }
  };
  const fillWeather = (defaults: CropDefaults) => {
    const { temperature, humidity, rainfall, station } = defaults;
    if (!station) return setProblem('help.failed');
    const note = t('help.weatherNote', {
      season: seasonName(defaults.season, t),
      place: placeName(defaults),
      station: names.place(station.name),
      km: format.number(station.distance_km, { maximumFractionDigits: 0 }),
    });
    onFill(known({ temperature, humidity, rainfall }), 'weather', note);
  };
  const fillDose = (defaults: CropDefaults) => {
    const { n, p, k, state } = defaults;
    const season = seasonName(defaults.season, t);
    const note =
      defaults.dose_area === 'district'
        ? t('help.doseNoteDistrict', { season, place: placeName(defaults) })
        : t('help.doseNote', { season, place: state ? names.state(state) : t('help.anywhere') });
    onFill(known({ n, p, k }), 'soil', note);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button look="plain" icon="news" onClick={() => setCard(true)}>
          {t('help.card')}
        </Button>
        <Button
          look="plain"
          icon="seed"
          disabled={answer.isFetching}
          onClick={() => void fetchInto(fillDose)}
        >
          {t('help.unknown')}
        </Button>
        <Button
          look="plain"
          icon="cloud-sun"
          disabled={answer.isFetching}
          onClick={() => void fetchInto(fillWeather)}
        >
          {t('help.weather')}
        </Button>
      </div>
      {problem && <Alert tone="warn">{t(problem)}</Alert>}
      {notes.map((note) => (
        <Alert key={note} tone="info">
          {note}
        </Alert>
      ))}
      {card && (
        <SoilCardDialog
          onClose={() => setCard(false)}
          onUse={(values) => {
            onFill({ ...values }, 'soil', '');
            setCard(false);
          }}
        />
      )}
    </div>
  );
}
