import { useT } from '../lib/i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { StateView } from '../ui/state-view.tsx';

/** What stands in a page's place when it could not be shown. */
export function PageFailure({ offline }: { offline: boolean }) {
  const t = useT('common');
  const kind = offline ? 'offline' : 'broken';
  return (
    <Page title={t(`${kind}.title`)}>
      <StateView
        state={offline ? 'offline' : 'error'}
        action={
          <Button icon="refresh" onClick={() => location.reload()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t(`${kind}.text`)}
      </StateView>
    </Page>
  );
}
