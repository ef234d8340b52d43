import { UploadPostScreen } from '../features/community/upload-post-screen.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

export default function UploadPostPage() {
  const t = useT('shell');
  return (
    <Page title={t('nav.community')}>
      <UploadPostScreen />
    </Page>
  );
}
