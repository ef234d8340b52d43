import { useEffect } from 'react';
import { GuidanceAlbum } from '../features/guidance/guidance-album.tsx';
import { useLanguage } from '../lib/i18n/language-store.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { useIsGuideSaved } from '../lib/saved-guide/saved-guide.ts';
import { Page } from '../ui/page.tsx';

export default function GuidancePage() {
  const t = useT('guidance');
  const kept = useIsGuideSaved(useLanguage());
  useEffect(() => {
    // Preloads the article page, so that saved articles open offline.
    if (kept) import('./guidance-detail.page.tsx').catch(() => undefined);
  }, [kept]);
  return (
    <Page title={t('title')}>
      <GuidanceAlbum />
    </Page>
  );
}
