import { useMyProfile } from '../features/profile/cached-profile.ts';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { failureState } from '../lib/http/failure-state.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { useFarmerName } from '../lib/session/tokens.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { StateView } from '../ui/state-view.tsx';

/** The greeting's name while the account's is unknown. */
const NOBODY = 'User';

export default function ProfileInputPage() {
  const t = useT('profile');
  const { profile, state, error, refresh } = useMyProfile();
  const accountName = useFarmerName();
  return (
    <Page title={t('edit.title')} lead={t('edit.lead')}>
      {profile ? (
        <ProfileForm profile={profile} accountName={accountName === NOBODY ? '' : accountName} />
      ) : state === 'loading' ? (
        <StateView state="loading">{t('view.loading')}</StateView>
      ) : (
        <StateView
          state={failureState(error)}
          action={<Button onClick={refresh}>{t('view.retry')}</Button>}
        >
          {t('view.failed')}
        </StateView>
      )}
    </Page>
  );
}
