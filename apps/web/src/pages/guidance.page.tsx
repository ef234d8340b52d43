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
    // The kept articles open without a network only if their page is here, too.
    if (kept) import('./guidance-detail.page.tsx').catch(() => undefined);
  }, [kept]);
  return (
    <Page title={t('title')}>
      <GuidanceAlbum />
    </Page>
  );
}
