import { useT } from '../lib/i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { StateView } from '../ui/state-view.tsx';
import { reloadNewest } from './app-version.ts';

/** What stands in a page's place when it could not be shown. */
export default function PageFailure({ offline }: { offline: boolean }) {
  const t = useT('common');
  return (
    <Page title={t(offline ? 'offline.title' : 'broken.title')}>
      <StateView
        state={offline ? 'offline' : 'error'}
        action={
          <Button icon="refresh" onClick={() => void reloadNewest()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t(offline ? 'offline.text' : 'broken.text')}
      </StateView>
    </Page>
  );
}
