import type { SchemeAnswer } from '@ankur/contracts/schemes/endpoints';
import { useState } from 'react';
import { Dictated } from '../../entities/dictation/dictated.tsx';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ANY, filterSchemes, type SchemeFilter } from './filter-schemes.ts';
import { SchemeDetails } from './scheme-details.tsx';
import { useSchemesQuery, useSuitedSchemesQuery } from './schemes.api.ts';
import { Verdict } from './verdict.tsx';

/** All schemes with search, filters and the check. */
export function SchemeList() {
  const t = useT('schemes');
  const language = useLanguage();
  const { data, isLoading } = useSchemesQuery(language);
  const suited = useSuitedSchemesQuery(language);
  const [filter, setFilter] = useState(ANY);
  const shown = filterSchemes(data ?? [], filter);
  // Hidden while loading or failed: the slider shows that state.
  if (!isLoading && !data?.length && !suited.data?.length) return null;
  return (
    <Card title={t('all')} icon="search">
      <SchemeFilters filter={filter} onChange={setFilter} />
      {isLoading && <StateView state="loading">{t('loading')}</StateView>}
      {!isLoading && shown.length === 0 && <StateView state="empty">{t('none')}</StateView>}
      {shown.length > 0 && (
        <>
          <p className="my-3 text-sm text-muted" role="status">
            {t.plural('count', shown.length)}
          </p>
          <ul className="flex flex-col gap-2">
            {shown.map((scheme) => (
              <SchemeRow key={scheme.id} scheme={scheme} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function SchemeRow({ scheme }: { scheme: SchemeAnswer }) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details
        className="rounded-control border border-line"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 flex-wrap items-center gap-2 px-3 py-2">
          <span className="min-w-0 basis-full font-semibold sm:flex-1 sm:basis-0">
            {scheme.name}
          </span>
          <Verdict verdict={scheme.eligibility.verdict} />
        </summary>
        {open && (
          <div className="px-3 pb-3">
            <SchemeDetails scheme={scheme} />
          </div>
        )}
      </details>
    </li>
  );
}

interface FiltersProps {
  filter: SchemeFilter;
  onChange: (filter: SchemeFilter) => void;
}

function SchemeFilters({ filter, onChange }: FiltersProps) {
  const t = useT('schemes');
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Dictated>
        <TextField
          label={t('search')}
          type="search"
          value={filter.words}
          onChange={(event) => onChange({ ...filter, words: event.target.value })}
        />
      </Dictated>
      <SelectField
        label={t('level.label')}
        value={filter.level}
        onChange={(event) =>
          onChange({ ...filter, level: event.target.value as SchemeFilter['level'] })
        }
        options={[
          { value: '', label: t('level.any') },
          { value: 'central', label: t('level.central') },
          { value: 'state', label: t('level.state') },
        ]}
      />
      <SelectField
        label={t('verdict.label')}
        value={filter.verdict}
        onChange={(event) =>
          onChange({ ...filter, verdict: event.target.value as SchemeFilter['verdict'] })
        }
        options={[
          { value: '', label: t('verdict.any') },
          { value: 'yes', label: t('verdict.yes') },
          { value: 'ask', label: t('verdict.ask') },
          { value: 'no', label: t('verdict.no') },
        ]}
      />
    </div>
  );
}
