import { Headlines } from '../features/news/headlines.tsx';
import { SchemeList } from '../features/schemes/scheme-list.tsx';
import { SchemeSlider } from '../features/schemes/scheme-slider.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Page } from '../ui/page.tsx';

/** Suitable schemes, headlines, and the whole catalogue. */
export default function NewsPage() {
  const t = useT('shell');
  return (
    <Page title={t('nav.news')}>
      <ErrorBoundary>
        <SchemeSlider />
      </ErrorBoundary>
      <ErrorBoundary>
        <Headlines />
      </ErrorBoundary>
      <ErrorBoundary>
        <SchemeList />
      </ErrorBoundary>
    </Page>
  );
}
