import { useState } from 'react';
import LogoutDialog from '../features/auth/logout-dialog.tsx';
import { BlockedCard } from '../features/community/blocked-card.tsx';
import ModeSwitch from '../features/pictures/mode-switch.tsx';
import { useMyProfile } from '../features/profile/cached-profile.ts';
import { ProfileView } from '../features/profile/profile-view.tsx';
import { failureState } from '../lib/http/failure-state.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { Link } from '../lib/router/link.tsx';
import { Navigate, useNavigate } from '../lib/router/router.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { StateView } from '../ui/state-view.tsx';

const LINK = 'inline-flex min-h-11 items-center text-brand underline';
const EDIT = '/application/profile-input';

export default function ProfileViewPage() {
  const t = useT('profile');
  const tc = useT('community');
  const ts = useT('suggestions');
  const { profile, state, error, refresh } = useMyProfile();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  if (state === 'fresh' && !profile?.name) {
    return <Navigate to={EDIT} replace />;
  }
  return (
    <Page title={t('view.title')}>
      {state === 'kept' && <Alert tone="info">{t('view.kept')}</Alert>}
      {profile?.name ? (
        <ProfileView
          profile={profile}
          refreshing={state === 'loading'}
          onRefresh={refresh}
          onPictureFail={() => {
            // Offline, a failed picture says nothing about the profile.
            if (state !== 'kept') navigate(EDIT, { replace: true });
          }}
          onLogout={() => setLeaving(true)}
        />
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
      <ModeSwitch />
      <BlockedCard />
      <p className="flex flex-wrap gap-x-6">
        <Link to="/application/taken-down" className={LINK}>
          {tc('takenDown.title')}
        </Link>
        <Link to="/application/suggest-word" className={LINK}>
          {ts('title')}
        </Link>
      </p>
      <LogoutDialog open={leaving} onClose={() => setLeaving(false)} />
    </Page>
  );
}
