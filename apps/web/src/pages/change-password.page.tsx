import { CopyCard } from '../features/account/copy-card.tsx';
import { DataCard } from '../features/account/data-card.tsx';
import { DeleteCard } from '../features/account/delete-card.tsx';
import { DevicesCard } from '../features/account/devices-card.tsx';
import { EmailCard } from '../features/account/email-card.tsx';
import { StorageCard } from '../features/account/storage-card.tsx';
import { ConsentCard } from '../features/assistant/consent/consent-card.tsx';
import { ChangePasswordForm } from '../features/auth/change-password-form.tsx';
import { AccessCard } from '../features/privacy/access-card.tsx';
import { OperatorContact } from '../features/privacy/operator-contact.tsx';
import { PrivacyCard } from '../features/privacy/privacy-card.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Optional } from '../ui/optional.tsx';
import { Page } from '../ui/page.tsx';

/** An archive is imported with a network alone. */
const ImportCard = lazyWithRetry(() => import('../features/account/import-card.tsx'));

export default function ChangePasswordPage() {
  const t = useT('auth');
  return (
    <Page title={t('change.title')}>
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        <div className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
          <ChangePasswordForm />
        </div>
        <EmailCard />
        <DevicesCard />
        <PrivacyCard />
        <AccessCard />
        <ConsentCard />
        <StorageCard />
        <DataCard />
        <CopyCard />
        <Optional>
          <ImportCard />
        </Optional>
        <DeleteCard />
      </div>
      <OperatorContact />
    </Page>
  );
}
