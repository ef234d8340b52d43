import { useEffect } from 'react';
import { Navigate } from '../lib/router/router.tsx';
import { useSignedIn } from '../lib/session/tokens.ts';
import { PublicFrame } from './public/public-frame.tsx';
import { preloadPath, SHELL } from './routes.ts';
import { Waiting } from './waiting.tsx';

const HOME = '/application/land';

/** Redirects, with a spinner until the chunk of the page has loaded. */
function Redirect({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <Waiting />
    </>
  );
}

/** Farmers only: everyone else is redirected to sign-in. */
export function RequireSession() {
  return useSignedIn() ? <SHELL.Page /> : <Redirect to="/auth" />;
}

/** Sign-in and sign-up: signed-in farmers are redirected home. Home's chunks are preloaded while the form is filled in. */
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
