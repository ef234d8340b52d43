import { useId, useState } from 'react';
import { formatFor } from '../../../lib/i18n/format.ts';
import type { Translate } from '../../../lib/i18n/translate.ts';
import { usePlaceNames } from '../../../lib/place-names/use-place-names.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { FirstAid } from './cards.ts';
import { LabelPhoto } from './label-photo.tsx';
import { LineList } from './line-list.tsx';
import { type ToxicityColour, ToxicityColourField } from './toxicity-colour.tsx';
import { degrees, usePosition } from './use-position.ts';
import { WhereIAm } from './where-i-am.tsx';

interface Props {
  aid: FirstAid;
  /** When help was asked for, ISO 8601. */
  at: string;
}

/** What the operator needs to hear, with help to find it out: the place, the time, the product and its class. */
export function TellThem({ aid, at }: Props) {
  const { card, language } = aid;
  const t: Translate<'emergency'> = aid.t;
  const title = useId();
  const place = usePosition();
  const names = usePlaceNames();
  const [product, setProduct] = useState('');
  const [colour, setColour] = useState<ToxicityColour | null>(null);
  const near = place.near && names.place(place.near);
  const asksLabel = card.asks.includes('product-label');
  const { state } = place;
  const said = [
    near && t('say.place', { place: near }),
    (state.status === 'found' || state.status === 'last') &&
      t('say.at', { lat: degrees(state.position.lat), lon: degrees(state.position.lon) }),
    t('say.time', { time: formatFor(language).time(at) }),
    product.trim() && t('say.name', { name: product.trim() }),
    colour && t(`say.${colour}`),
  ].filter((sentence): sentence is string => Boolean(sentence));
  return (
    <div className="flex flex-col gap-4 rounded-card bg-info-soft p-4">
      <LineList title={t('tellTitle')} lines={card.tell} icon="comment" iconClass="text-info" />
      <WhereIAm t={t} place={place} near={near} />
      {asksLabel && (
        <div className="flex flex-col gap-3">
          <h5 className="font-bold">{t('label.title')}</h5>
          <TextField
            label={t('label.name')}
            hint={t('label.nameHint')}
            value={product}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => setProduct(target.value)}
          />
          <LabelPhoto t={t} />
          <ToxicityColourField t={t} value={colour} onChange={setColour} />
        </div>
      )}
      <section
        aria-labelledby={title}
        className="rounded-control border-2 border-info bg-surface px-3 py-2"
      >
        <h5 id={title} className="font-bold">
          {t('say.title')}
        </h5>
        {said.map((sentence) => (
          <p key={sentence} className="text-lg leading-snug wrap-anywhere">
            {sentence}
          </p>
        ))}
      </section>
    </div>
  );
}
