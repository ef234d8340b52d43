import type { Expert } from '@ankur/contracts/experts/endpoints';
import { Avatar } from '../../entities/picture/avatar.tsx';
import type { Translate } from '../../lib/i18n/translate.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { typedPlace } from '../../lib/place-names/place-line.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { languageLabel } from './language-label.ts';

/** An expert's card; examples are labelled. */
export function ExpertCard({ expert }: { expert: Expert }) {
  const t = useT('experts');
  const names = usePlaceNames();
  const name = exampleName(expert, t) || expert.name || t('anonymous');
  const fields = expert.fields ?? [];
  const languages = expert.languages ?? [];
  return (
    <li className="flex gap-4 rounded-card border border-line bg-surface p-4 shadow-card max-[15rem]:flex-col">
      <Avatar
        src={expert.profilePicture}
        alt={t('card.picture', { name })}
        className="size-20 shrink-0"
      />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-lg font-bold">{name}</h2>
        <p>
          {fields.length > 0
            ? fields.map((field) => t(`field.${field}`)).join(', ')
            : expert.specialty}
        </p>
        {expert.experience && (
          <p className="text-muted">
            {(expert.experience_years ?? 0) > 1
              ? t('card.years', { years: String(expert.experience_years) })
              : t('card.experience', { years: expert.experience })}
          </p>
        )}
        {expert.location && (
          <p className="flex items-center gap-1 text-muted">
            <Icon name="location" className="size-4" />
            {typedPlace(names, expert.location)}
          </p>
        )}
        {languages.length > 0 && (
          <p className="text-sm text-muted">
            {languages.map((language) => languageLabel(t, language)).join(', ')}
          </p>
        )}
        {expert.sample && (
          <div>
            <Badge tone="warn">{t('card.sample')}</Badge>
          </div>
        )}
      </div>
    </li>
  );
}

const EXAMPLES = {
  'sample-1': 'example.kavita',
  'sample-2': 'example.ramesh',
  'sample-3': 'example.lakshmi',
  'sample-4': 'example.sunil',
} as const;
const isExample = (id: string): id is keyof typeof EXAMPLES => Object.hasOwn(EXAMPLES, id);

/** Translated names of fictional examples; null for real experts. */
function exampleName({ id, sample }: Expert, t: Translate<'experts'>): string | null {
  return sample && isExample(id) ? t(EXAMPLES[id]) : null;
}
