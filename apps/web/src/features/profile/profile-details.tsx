import type { ProfileAnswer } from '@ankur/contracts/profile/endpoints';
import type { ProfileField } from '@ankur/contracts/profile/rules';
import { Fragment } from 'react';
import { GuideLink } from '../../entities/crop/guide-link.tsx';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { FIELD_NAMES } from './fields.ts';

const SHOWN = FIELD_NAMES.filter((name) => name !== 'name' && name !== 'bio');

/** The crops as entered, linked to their guides. */
function Crops({ text }: { text: string }) {
  // U+0964 is the full stop of Devanagari.
  return text.split(/(\s*[,;/\n\u0964،؛۔]+\s*)/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts is fixed
    <Fragment key={index}>
      <GuideLink by="word" value={piece}>
        {piece}
      </GuideLink>
    </Fragment>
  ));
}

/** The profile's fields as a list; empty ones are left out. */
export function ProfileDetails({ profile }: { profile: ProfileAnswer }) {
  const t = useT('profile');
  const format = useFormat();
  const text = (name: ProfileField): string => {
    if (name === 'land_type') return t(`land_type.${profile.land_type}`);
    if (name === 'irrigation') return t(`irrigation.${profile.irrigation}`);
    const value = profile[name];
    if (value === null) return '';
    if (name === 'land_size') {
      const acres = Number(value);
      return t.plural('view.acres', acres, { size: format.number(acres) });
    }
    return typeof value === 'number' ? format.number(value) : value;
  };
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {SHOWN.map((name) => ({ name, value: text(name) }))
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <div key={name} className="border-b border-line pb-2">
            <dt className="text-sm text-muted">{t(`field.${name}`)}</dt>
            <dd className="font-medium wrap-anywhere">
              {name === 'crops' ? <Crops text={value} /> : value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
