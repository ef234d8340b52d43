import { useParams } from 'react-router';
import { AuthPanel } from '../features/auth/auth-panel.tsx';
import { TermsText } from '../features/terms/terms-text.tsx';

export default function AuthPage() {
  const below = useParams()['*'] ?? '';
  const start = /^(?:register|sign-?up)/i.test(below) ? 'signUp' : 'signIn';
  return <AuthPanel start={start} terms={<TermsText level={3} />} />;
}
