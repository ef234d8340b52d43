import { UploadPostScreen } from '../features/community/upload-post-screen.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

export default function UploadPostPage() {
  const t = useT('community');
  return (
    <Page title={t('uploadTitle')}>
      <UploadPostScreen />
    </Page>
  );
}
