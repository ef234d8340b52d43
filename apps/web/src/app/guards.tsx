import { useEffect, useState } from 'react';
import { Navigate, useLocation } from '../lib/router/router.tsx';
import { HOME, keepReturnPath, returnPath } from '../lib/session/return-path.ts';
import { useSignedIn } from '../lib/session/tokens.ts';
import { PublicFrame } from './public/public-frame.tsx';
import { preloadPath, SHELL } from './routes.ts';
import { Waiting } from './waiting.tsx';

/** Redirects, with a spinner until the chunk of the page has loaded. */
function Redirect({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <Waiting />
    </>
  );
}

/**
 * Farmers only: everyone else is redirected to sign-in, and from there back to the page that was asked for. Whoever signs
 * out goes home after the next sign-in, which may be another farmer's.
 */
export function RequireSession() {
  const isSignedIn = useSignedIn();
  const [isVisitor] = useState(!isSignedIn);
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    keepReturnPath(isVisitor && !isSignedIn ? pathname + search + hash : undefined);
  });
  return isSignedIn ? <SHELL.Page /> : <Redirect to="/auth" />;
}

/** Sign-in and sign-up: signed-in farmers are redirected home, those who sign in to where they wanted to go. Its chunks are preloaded while the form is filled in. */
export function SignedOutOnly() {
  const signedIn = useSignedIn();
  const [wasSignedIn] = useState(signedIn);
  useEffect(() => {
    preloadPath(returnPath()).catch(() => undefined);
  }, []);
  return signedIn ? <Redirect to={wasSignedIn ? HOME : returnPath()} /> : <PublicFrame />;
}

/** A page for everyone: inside the shell for farmers, inside the public frame for visitors. */
export function DetailFrame() {
  return useSignedIn() ? <SHELL.Page /> : <PublicFrame />;
}
