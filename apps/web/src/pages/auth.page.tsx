import { useEffect } from 'react';
import { AuthPanel } from '../features/auth/auth-panel.tsx';
import { AgeChoice } from '../features/privacy/age-choice.tsx';
import { NoticeText } from '../features/privacy/notice-text.tsx';
import { SignUpNotice } from '../features/privacy/sign-up-notice.tsx';
import { useAfterSignIn } from '../features/profile/after-sign-in.ts';
import { TermsText } from '../features/terms/terms-text.tsx';
import { loadCatalogue } from '../lib/i18n/catalogue.ts';
import { useLanguage } from '../lib/i18n/language-store.ts';
import { useParams } from '../lib/router/router.tsx';

export default function AuthPage() {
  const below = useParams()['*'] ?? '';
  const start = /^(?:register|sign-?up)/i.test(below) ? 'signUp' : 'signIn';
  const afterSignIn = useAfterSignIn();
  const language = useLanguage();
  useEffect(() => {
    // Preloads the texts of the terms.
    for (const texts of ['terms', 'privacy'] as const)
      loadCatalogue(language, texts).catch(() => undefined);
  }, [language]);
  return (
    <AuthPanel
      start={start}
      notice={<SignUpNotice />}
      ageChoice={(value, onChange) => <AgeChoice value={value} onChange={onChange} />}
      terms={
        <>
          <TermsText level={3} />
          <NoticeText level={4} />
        </>
      }
      onSignedIn={afterSignIn}
    />
  );
}
