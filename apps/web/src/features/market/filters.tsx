import { OwnCropChips } from '../../entities/farm/own-crop-chips.tsx';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useOrder } from '../../lib/place-names/use-order.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DateField } from '../../ui/text-field.tsx';
import {
  type MarketChoice,
  useCommoditiesQuery,
  useMarketDistrictsQuery,
  useMarketStatesQuery,
} from './market.api.ts';

export interface Filter extends MarketChoice {
  /** `yyyy-mm-dd`; empty: the newest day. */
  arrival_date: string;
}

/** Initial filter; 12-11-2024 is 12 November. */
export const FIRST_FILTER: Filter = {
  commodity: 'Soyabean',
  state: 'Maharashtra',
  district: '',
  arrival_date: '2024-11-12',
};

interface Props {
  filter: Filter;
  onChange: (filter: Filter) => void;
}

const withOwn = (own: string, list: readonly string[] = []) =>
  own && !list.includes(own) ? [own, ...list] : list;

/** Commodity, state, district and day. */
export function Filters({ filter, onChange }: Props) {
  const t = useT('market');
  const format = useFormat();
  const language = useLanguage();
  const names = usePlaceNames();
  const inOrder = useOrder();
  const commodities = useCommoditiesQuery();
  const states = useMarketStatesQuery();
  const districts = useMarketDistrictsQuery(filter.state);
  const set = (change: Partial<Filter>) => onChange({ ...filter, ...change });
  const named = new Map(commodities.data?.map((one) => [one.name, one.names[language]]));
  /** Options sorted by their translated labels; values are the server's names. */
  const choices = (list: readonly string[], label: (name: string) => string) =>
    inOrder(
      list.map((name) => ({ value: name, label: label(name) })),
      (choice) => choice.label,
    );
  return (
    <Card title={t('filters.title')} icon="filter">
      <div className="mb-4">
        <OwnCropChips
          label={t('filters.own')}
          keyOf={({ keys }) => keys.market[0] ?? null}
          chosen={filter.commodity}
          onChoose={(commodity) => set({ commodity, arrival_date: '' })}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-3 max-[19.9rem]:grid-cols-1 lg:grid-cols-4">
        <SelectField
          label={t('filters.commodity')}
          name="commodity"
          value={filter.commodity}
          onChange={(event) => set({ commodity: event.target.value })}
          options={choices(
            withOwn(filter.commodity, [...named.keys()]),
            (name) => named.get(name) ?? name,
          )}
        />
        <SelectField
          label={t('filters.state')}
          name="state"
          value={filter.state}
          onChange={(event) => set({ state: event.target.value, district: '' })}
          options={choices(withOwn(filter.state, states.data), names.state)}
        />
        <SelectField
          label={t('filters.district')}
          name="district"
          value={filter.district}
          onChange={(event) => set({ district: event.target.value })}
          options={[
            { value: '', label: t('filters.all') },
            ...choices(withOwn(filter.district, districts.data), (name) =>
              names.district(name, filter.state),
            ),
          ]}
        />
        <DateField
          label={t('filters.date')}
          name="arrival_date"
          hint={filter.arrival_date ? format.date(filter.arrival_date) : t('filters.newest')}
          value={filter.arrival_date}
          onChange={(event) => set({ arrival_date: event.target.value })}
        />
      </div>
    </Card>
  );
}
