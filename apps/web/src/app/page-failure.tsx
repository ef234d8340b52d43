import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';
import { StateView } from '../ui/state-view.tsx';
import { ReloadButton } from './reload-button.tsx';

/** Shown in place of a failed page. */
export default function PageFailure({ offline }: { offline: boolean }) {
  const t = useT('common');
  return (
    <Page title={t(offline ? 'offline.title' : 'broken.title')}>
      <StateView
        state={offline ? 'offline' : 'error'}
        action={<ReloadButton icon="refresh">{t('tryAgain')}</ReloadButton>}
      >
        {t(offline ? 'offline.text' : 'broken.text')}
      </StateView>
    </Page>
  );
}
