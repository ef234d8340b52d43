import { useT } from '../../lib/i18n/use-t.ts';
import { todayLocal } from '../../lib/time/local-date.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useBookCropsQuery } from './finance.api.ts';
import { latestSeasons } from './seasons.ts';

interface Props {
  season: string;
  crop: string;
  onSeason: (season: string) => void;
  onCrop: (crop: string) => void;
}

const SEASONS_SHOWN = 9;

/** Filters income and expenses by season and crop. */
export function SeasonFilter({ season, crop, onSeason, onCrop }: Props) {
  const t = useT('finance');
  const { data } = useBookCropsQuery();
  const crops = data?.crops ?? [];
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-2 lg:max-w-xl">
      <SelectField
        label={t('filter.season')}
        value={season}
        onChange={(event) => onSeason(event.target.value)}
        placeholder={t('filter.allTime')}
        options={latestSeasons(todayLocal(), SEASONS_SHOWN).map((one) => ({
          value: one.value,
          label: t(`season.${one.season}`, {
            year: one.season === 'rabi' ? `${one.year}–${String(one.year + 1).slice(2)}` : one.year,
          }),
        }))}
      />
      {crops.length > 0 && (
        <SelectField
          label={t('filter.crop')}
          value={crop}
          onChange={(event) => onCrop(event.target.value)}
          placeholder={t('filter.allCrops')}
          options={crops.map((one) => ({ value: one, label: one }))}
        />
      )}
    </div>
  );
}
