import { useEffect } from 'react';
import { NoticeText } from '../features/privacy/notice-text.tsx';
import { TermsText } from '../features/terms/terms-text.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { useLocation } from '../lib/router/router.tsx';
import { Page } from '../ui/page.tsx';

export default function TermsPage() {
  const t = useT('terms');
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <Page title={t('heading')}>
      <TermsText anchors />
      <NoticeText />
    </Page>
  );
}
