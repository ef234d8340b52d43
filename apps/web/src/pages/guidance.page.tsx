import { GuidanceAlbum } from '../features/guidance/guidance-album.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

export default function GuidancePage() {
  const t = useT('guidance');
  return (
    <Page title={t('title')}>
      <GuidanceAlbum />
    </Page>
  );
}
