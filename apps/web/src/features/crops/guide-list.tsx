import { type ListedGuide, useCropGuidesQuery } from '../../entities/crop/crop-guides.api.ts';
import { Dictated } from '../../entities/dictation/dictated.tsx';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { useGuide } from '../../lib/saved-guide/saved-guide.ts';
import { useSearchText } from '../../lib/search/use-search-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { savedGuideList } from './saved-guides.ts';
import { groupName } from './words.ts';

const plain = (text: string) => text.trim().toLowerCase().normalize('NFC');

function isSearched({ name, words }: ListedGuide, searched: string): boolean {
  return [name, ...words].some((word) => plain(word).includes(searched));
}

/** All crop guides by group, with a search in any language. */
export function GuideList() {
  const t = useT('crops');
  const language = useLanguage();
  const [search, look] = useSearchText();
  const { data: fetched, error, isError, refetch } = useCropGuidesQuery(language);
  const saved = useGuide(language, isError && !fetched);
  const kept = fetched ? null : savedGuideList(saved);
  const data = fetched ?? kept;
  if (!data) {
    return (
      <NotLoaded
        isError={isError}
        error={error}
        loading={t('loading')}
        failed={t('failed')}
        onRetry={refetch}
      />
    );
  }
  const shown = data.filter((guide) => isSearched(guide, plain(search)));
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <>
      {kept && <Alert tone="info">{t('listFromDevice')}</Alert>}
      <Dictated>
        <TextField
          type="search"
          label={t('search')}
          name="search"
          value={search}
          maxLength={100}
          onChange={(event) => look(event.target.value)}
        />
      </Dictated>
      <p role="status" className={shown.length === 0 ? '' : 'sr-only'}>
        {shown.length === 0 ? t('none') : t.plural('shown', shown.length)}
      </p>
      {groups.map((group) => (
        <GuideGroup
          key={group}
          name={groupName(group, t)}
          guides={shown.filter((guide) => guide.group === group)}
        />
      ))}
    </>
  );
}

function GuideGroup({ name, guides }: { name: string; guides: readonly ListedGuide[] }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-bold">{name}</h2>
      <ul className="grid grid-cols-2 gap-3 max-[19.9rem]:grid-cols-1 sm:grid-cols-3 lg:grid-cols-4">
        {guides.map((guide) => (
          <li key={guide.id}>
            <Link
              to={`/application/crops/${guide.id}`}
              className="flex h-full min-h-14 items-center gap-3 rounded-card border border-line bg-surface p-3 font-semibold shadow-card hover:border-brand"
            >
              <Icon name="sprout" className="size-6 text-brand" />
              <span className="min-w-0 wrap-anywhere">{guide.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
