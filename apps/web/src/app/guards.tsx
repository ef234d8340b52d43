import { useEffect } from 'react';
import { Navigate } from '../lib/router/router.tsx';
import { useSignedIn } from '../lib/session/tokens.ts';
import { PublicFrame } from './public/public-frame.tsx';
import { preloadPath, SHELL } from './routes.ts';
import { Waiting } from './waiting.tsx';

const HOME = '/application/land';

/** On the way elsewhere: the ring turns until the code of that page is there. */
function Redirect({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <Waiting />
    </>
  );
}

/** Farmers only: everyone else is sent to sign-in. */
export function RequireSession() {
  return useSignedIn() ? <SHELL.Page /> : <Redirect to="/auth" />;
}

/** Sign-in and sign-up: a farmer who is already in goes home. What home needs comes while the form is filled in. */
export function SignedOutOnly() {
  useEffect(() => {
    preloadPath(HOME).catch(() => undefined);
  }, []);
  return useSignedIn() ? <Redirect to={HOME} /> : <PublicFrame />;
}

/** A page for everyone: inside the shell for farmers, inside the public frame for visitors. */
export function DetailFrame() {
  return useSignedIn() ? <SHELL.Page /> : <PublicFrame />;
}
