import { SharedDiary } from '../features/shares/shared-diary.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { useParams } from '../lib/router/router.tsx';
import { Page } from '../ui/page.tsx';

/** A diary that was shared by a link; needs no account. */
export default function SharedDiaryPage() {
  const t = useT('farm-record');
  const { code = '' } = useParams();
  return (
    <Page title={t('share.pageTitle')}>
      <SharedDiary key={code} code={code} />
    </Page>
  );
}
