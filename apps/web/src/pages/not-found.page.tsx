import { useT } from '../lib/i18n/use-t.ts';
import { Link } from '../lib/router/link.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Page } from '../ui/page.tsx';
import { StateView } from '../ui/state-view.tsx';

export default function NotFoundPage() {
  const t = useT('common');
  return (
    <Page title={t('notFound.title')}>
      <StateView
        state="empty"
        action={
          <Link to="/" className={buttonClass()}>
            {t('notFound.home')}
          </Link>
        }
      >
        {t('notFound.text')}
      </StateView>
    </Page>
  );
}
