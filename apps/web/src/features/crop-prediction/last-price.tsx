import { median } from '@ankur/agronomy/price-statistics/quantile';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLastPricesQuery } from './crop-prediction.api.ts';

interface Props {
  commodity: string;
  state: string | null;
}

/** Latest mandi price of the state (or of India), with its day and whether it is from the sample; nothing where none is known. */
export function LastPrice({ commodity, state }: Props) {
  const t = useT('crop-prediction');
  const format = useFormat();
  const names = usePlaceNames();
  const { data } = useLastPricesQuery({ commodity, ...(state ? { state } : {}) });
  const price = median(data?.records?.map((record) => record.modal_price) ?? []);
  if (price === null || !data?.as_of) return null;
  const words = {
    price: format.moneyShort(price),
    place: state ? names.state(state) : t('help.anywhere'),
    date: format.date(data.as_of, { dateStyle: 'medium' }),
  };
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Icon name="chart" className="size-4 text-accent" />
      <span className="min-w-0 flex-1 basis-48">{t('facts.price', words)}</span>
      {data.sample && (
        <Badge tone="warn">{t('facts.sample', { date: format.date(data.as_of) })}</Badge>
      )}
    </p>
  );
}
