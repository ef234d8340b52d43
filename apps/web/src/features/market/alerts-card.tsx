import { check } from '@ankur/contracts/http/errors';
import type { PriceAlert } from '@ankur/contracts/market/endpoints';
import { alertFields } from '@ankur/contracts/market/rules';
import { type FormEvent, useState } from 'react';
import { ComputedNote } from '../../entities/answers/computed-note.tsx';
import { useTakeBack } from '../../entities/farm/use-removal.tsx';
import { WaitingTools } from '../../entities/outbox/waiting-tools.tsx';
import { focusField } from '../../lib/forms/focus-field.ts';
import {
  errorStatus,
  type FieldFailures,
  fieldErrors,
  isUnreachable,
} from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { NumberField } from '../../ui/text-field.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import {
  type MarketChoice,
  useAddPriceAlertMutation,
  usePriceAlertsQuery,
  useRemovePriceAlertMutation,
} from './market.api.ts';
import { useAlertOnPhone } from './use-alert-on-phone.ts';
import { useCommodityName } from './use-commodity-name.ts';

type Way = 'above' | 'below';

/** Price alerts for the chosen commodity and place. */
export function AlertsCard({ commodity, state, district }: MarketChoice) {
  const t = useT('market');
  const failureText = useFailureText('market');
  const nameOf = useCommodityName();
  const names = usePlaceNames();
  const { data } = usePriceAlertsQuery();
  const alerts = useFolded('alert', data);
  const takeBack = useTakeBack();
  const [add, { isLoading }] = useAddPriceAlertMutation();
  const [price, setPrice] = useState('');
  const [way, setWay] = useState<Way>('above');
  const [refused, setRefused] = useState<FieldFailures>({});
  const [failed, setFailed] = useState<'failed' | 'unsure' | null>(null);
  const { price: priceRefusals = [], ...others } = refused;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { commodity, state, district, above: way === 'above', price: Number(price) };
    const checked = check(alertFields, body);
    const { error } = checked.ok ? await add(body) : {};
    // Only the texts of a 400 are shown; other failures have the card's own text.
    const said = error && errorStatus(error) === 400 ? fieldErrors(error) : null;
    if (!checked.ok) focusField(form, 'price');
    setRefused(checked.ok ? (said ?? {}) : checked.failures);
    setFailed(error ? (isUnreachable(error) ? 'unsure' : 'failed') : null);
    if (checked.ok && !error) setPrice('');
  };
  return (
    <Card title={t('alert.title')} icon="bell">
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <p className="basis-full">
          {t('alert.lead', {
            commodity: nameOf(commodity),
            place: district ? names.district(district, state) : names.state(state),
          })}
        </p>
        <Segmented<Way>
          label={t('alert.way')}
          value={way}
          onChange={setWay}
          options={[
            { value: 'above', label: t('alert.above') },
            { value: 'below', label: t('alert.below') },
          ]}
        />
        <NumberField
          label={t('alert.price')}
          name="price"
          value={price}
          onChange={(event) => setPrice(event.target.value)}
          error={failureText(priceRefusals[0])}
        />
        <Button type="submit" icon="bell" busy={isLoading}>
          {t('alert.add')}
        </Button>
      </form>
      {failed && (
        <div className="mt-3">
          <Alert>
            {[
              t(`alert.${failed}`),
              ...Object.values(others)
                .flat()
                .map((one) => failureText(one)),
            ].join(' ')}
          </Alert>
        </div>
      )}
      {takeBack.line}
      {alerts.length > 0 && (
        <ul className="mt-4 flex flex-col divide-y divide-line">
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} onRemoved={takeBack.offer} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface RowProps {
  alert: PriceAlert & Unsent;
  onRemoved: (id: string) => void;
}

function AlertRow({ alert, onRemoved }: RowProps) {
  const failureText = useFailureText('market');
  const t = useT('market');
  const format = useFormat();
  const nameOf = useCommodityName();
  const names = usePlaceNames();
  const [remove, { isLoading }] = useRemovePriceAlertMutation();
  const computed = useAlertOnPhone(alert);
  const hit = alert.hit ?? computed?.data;
  const text = t(alert.above ? 'alert.whenAbove' : 'alert.whenBelow', {
    commodity: nameOf(alert.commodity),
    place: alert.district ? names.district(alert.district, alert.state) : names.state(alert.state),
    price: format.money(alert.price),
  });
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p>{text}</p>
        <UnsentMark record={alert.unsent} />
        <RefusalLines record={alert.unsent} failureText={failureText} />
        {hit && (
          <Badge tone="good">
            {t('alert.hit', {
              market: names.market(hit.market, alert.state),
              price: format.money(hit.price),
              date: format.date(hit.date),
            })}
          </Badge>
        )}
        <ComputedNote since={computed?.atMs} />
      </div>
      <WaitingTools record={alert.unsent} />
      <IconButton
        icon="trash"
        label={t('alert.remove', { alert: text })}
        disabled={isLoading}
        onClick={() => void remove(alert).then(({ error }) => error || onRemoved(alert.id))}
      />
    </li>
  );
}
