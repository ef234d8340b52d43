import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { useGuide } from '../../lib/saved-guide/saved-guide.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { ArticleView } from './article-view.tsx';
import { useGuidanceArticleQuery } from './guidance.api.ts';
import { savedArticle } from './saved-articles.ts';
import { articleOfGuide } from './saved-guide.ts';

const ARTICLES = 50;

/** Ids are integers from 1 to 50; others are not requested. */
const isArticleId = (id: string) => /^[1-9]\d?$/.test(id) && Number(id) <= ARTICLES;

/** The article of a URL, from the server or from this device, or a not-found message. */
export function ArticleScreen({ id }: { id: string }) {
  const t = useT('guidance');
  const lang = useLanguage();
  const known = isArticleId(id);
  const { currentData, error, isError, refetch } = useGuidanceArticleQuery(
    { id, lang },
    { skip: !known },
  );
  const guide = useGuide(lang, known && isError);
  if (!known) {
    return (
      <Page title={t('notFound')}>
        <Link to="/application/guidance" className={buttonClass('plain', 'self-start')}>
          {t('all')}
        </Link>
      </Page>
    );
  }
  const saved =
    currentData || !isError ? null : (savedArticle(id, lang) ?? articleOfGuide(guide, id));
  const article = currentData ?? saved;
  if (!article) {
    return (
      <Page title={t('title')}>
        <NotLoaded
          isError={isError}
          error={error}
          loading={t('loading')}
          failed={t('failed')}
          onRetry={refetch}
        />
      </Page>
    );
  }
  return (
    <Page
      title={article.title}
      actions={
        <Link to="/application/guidance" className={buttonClass('quiet', 'print:hidden')}>
          {t('all')}
        </Link>
      }
    >
      {saved && <Alert tone="info">{t('fromDevice')}</Alert>}
      <ArticleView key={`${article.id}:${article.language}`} article={article} />
    </Page>
  );
}
