import { Navigate } from 'react-router';
import { useSignedIn } from '../lib/session/tokens.ts';
import { PublicFrame } from './public/public-frame.tsx';
import { SHELL } from './routes.ts';

/** Farmers only: everyone else is sent to sign-in. */
export function RequireSession() {
  return useSignedIn() ? <SHELL.Page /> : <Navigate to="/auth" replace />;
}

/** Sign-in and sign-up: a farmer who is already in goes home. */
export function SignedOutOnly() {
  return useSignedIn() ? <Navigate to="/application/land" replace /> : <PublicFrame />;
}

/** A page for everyone: inside the shell for farmers, inside the public frame for visitors. */
export function DetailFrame() {
  return useSignedIn() ? <SHELL.Page /> : <PublicFrame />;
}
