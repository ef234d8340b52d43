import { useCropGuideQuery, useCropGuidesQuery } from '../../entities/crop/crop-guides.api.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { useGuide } from '../../lib/saved-guide/saved-guide.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { GuideView } from './guide-view.tsx';
import { savedGuideOf } from './saved-guides.ts';

const hasStatus = (error: unknown, status: number) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === status;

/** The guide of a URL, from the server or saved on this device, or a not-found message. */
export function GuideScreen({ id }: { id: string }) {
  const t = useT('crops');
  const lang = useLanguage();
  const list = useCropGuidesQuery(lang);
  // No request for a crop that is not in the list; without a list the server is asked.
  const isUnknown = list.data?.every((crop) => crop.id !== id);
  const asks = !list.isLoading && !isUnknown;
  const { currentData, error, isError, refetch } = useCropGuideQuery({ id, lang }, { skip: !asks });
  const saved = useGuide(lang, isError);
  const all = (look: 'plain' | 'quiet') => (
    <Link
      to="/application/crops"
      className={buttonClass(look, look === 'quiet' ? '-ms-4 sm:ms-0 print:hidden' : 'self-start')}
    >
      {t('all')}
    </Link>
  );
  if (isUnknown || hasStatus(error, 404)) return <Page title={t('notFound')}>{all('plain')}</Page>;
  const kept = currentData ? null : savedGuideOf(saved, id);
  const guide = currentData ?? kept;
  if (!guide) {
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
    <Page title={t('guideTitle', { crop: guide.name })} lead={t('lead')} actions={all('quiet')}>
      {kept && <Alert tone="info">{t('fromDevice')}</Alert>}
      <GuideView key={`${lang}:${id}`} guide={guide} />
    </Page>
  );
}
