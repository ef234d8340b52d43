import { useParams } from 'react-router';
import { AuthPanel } from '../features/auth/auth-panel.tsx';
import { useAfterSignIn } from '../features/profile/after-sign-in.ts';
import { TermsText } from '../features/terms/terms-text.tsx';

export default function AuthPage() {
  const below = useParams()['*'] ?? '';
  const start = /^(?:register|sign-?up)/i.test(below) ? 'signUp' : 'signIn';
  const afterSignIn = useAfterSignIn();
  return <AuthPanel start={start} terms={<TermsText level={3} />} onSignedIn={afterSignIn} />;
}
