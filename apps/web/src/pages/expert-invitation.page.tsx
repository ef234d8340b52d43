import { AcceptInvitation } from '../features/experts/accept-invitation.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

export default function ExpertInvitationPage() {
  const t = useT('experts');
  return (
    <Page title={t('invitation.title')} lead={t('invitation.lead')}>
      <AcceptInvitation />
    </Page>
  );
}
