import { keepTokens } from '../lib/session/tokens.ts';

/** Signs a farmer in on this device, with a session that does not expire. */
export function signIn(farmer = 'asha'): void {
  const claims = btoa(JSON.stringify({ sub: farmer, exp: 4_000_000_000 }));
  keepTokens({ access: `x.${claims}.y`, refresh: 'r' });
}
