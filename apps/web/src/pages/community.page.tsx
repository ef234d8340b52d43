import { CommunityScreen } from '../features/community/community-screen.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

export default function CommunityPage() {
  const t = useT('shell');
  return (
    <Page title={t('nav.community')}>
      <CommunityScreen />
    </Page>
  );
}
