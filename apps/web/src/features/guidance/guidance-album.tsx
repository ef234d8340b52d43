import type { Language } from '@ankur/languages/languages';
import { Dictated } from '../../entities/dictation/dictated.tsx';
import { SparingPicture } from '../../entities/picture/sparing-picture.tsx';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useTapToShow } from '../../lib/meter/near-limit.ts';
import { Link } from '../../lib/router/link.tsx';
import { useGuide } from '../../lib/saved-guide/saved-guide.ts';
import { useSearchText } from '../../lib/search/use-search-text.ts';
import { useSettled } from '../../lib/time/use-late.ts';
import { Alert } from '../../ui/alert.tsx';
import { cx } from '../../ui/class-names.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type GuidanceArticle, useGuidanceQuery } from './guidance.api.ts';
import { SaveGuide } from './save-guide.tsx';
import { withDrawings } from './saved-guide.ts';
import { TextHits } from './text-hits.tsx';

/** Cards above the fold load their drawing eagerly; the others lazily. */
const EAGER = 4;

interface Props {
  /** Fetches the code that shows saved articles and answers from them. */
  onPrepare: (language: Language) => Promise<unknown>;
}

/** All articles as cards, with title search and full-text results. */
export function GuidanceAlbum({ onPrepare }: Props) {
  const t = useT('guidance');
  const language = useLanguage();
  const [search, look] = useSearchText();
  const { data: fetched, error, isError, refetch } = useGuidanceQuery(language);
  const guide = useGuide(language, isError);
  const kept = isError ? withDrawings(guide) : null;
  const data = kept ?? fetched;
  const words = useSettled(search.trim());
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
  const shown = data.filter(({ title }) =>
    title.toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <>
      {kept && <Alert tone="info">{t('keepAll.fromDevice')}</Alert>}
      <Dictated isFlat>
        <TextField
          type="search"
          label={t('search')}
          name="search"
          hideLabel
          placeholder={t('search')}
          value={search}
          maxLength={100}
          onChange={(event) => look(event.target.value)}
        />
      </Dictated>
      <p role="status" className={shown.length === 0 ? 'text-muted' : 'sr-only'}>
        {shown.length === 0 ? t('noTitle') : t.plural('shown', shown.length)}
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
        {shown.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} eager={index < EAGER} />
          </li>
        ))}
      </ul>
      {words.length > 1 && <TextHits key={words} words={words} open={shown.length === 0} />}
      <SaveGuide onPrepare={onPrepare} />
    </>
  );
}

const CARD =
  'relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card hover:border-brand';

/** A link with its picture; near the limit of data the picture is a button of its own, which must not stand in a link. */
function ArticleCard({ article, eager }: { article: GuidanceArticle; eager: boolean }) {
  const [waits] = useTapToShow();
  const to = `/application/${article.id}`;
  const picture = (
    <SparingPicture
      src={article.image}
      alt=""
      name={article.title}
      eager={eager}
      className="aspect-3/2 w-full bg-surface! object-contain!"
    />
  );
  const title = 'border-t border-line p-3 font-semibold';
  if (!waits)
    return (
      <Link to={to} className={CARD}>
        {picture}
        <span className={title}>{article.title}</span>
      </Link>
    );
  return (
    <div className={CARD}>
      {picture}
      <Link to={to} className={cx(title, 'after:absolute after:inset-0')}>
        {article.title}
      </Link>
    </div>
  );
}
