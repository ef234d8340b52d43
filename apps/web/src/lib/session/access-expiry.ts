function claim(token: string, name: 'exp' | 'iat' | 'sub'): unknown {
  const body = token.split('.')[1];
  if (!body) return null;
  try {
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null) return null;
    return new Map<string, unknown>(Object.entries(claims)).get(name);
  } catch {
    return null;
  }
}

function instant(token: string, name: 'exp' | 'iat'): number | null {
  const seconds = claim(token, name);
  return typeof seconds === 'number' ? seconds * 1000 : null;
}

/** The account that an access token speaks for; empty when it does not say. */
export function subjectOf(token: string): string {
  const subject = claim(token, 'sub');
  return typeof subject === 'string' ? subject : '';
}

/** When an access token ends, in milliseconds since 1970; null when it does not say. */
export function expiryMs(token: string): number | null {
  return instant(token, 'exp');
}

/** How far the server's clock is ahead of this device's, from a token that has just been issued. */
export function clockSkewMs(token: string, nowMs: number): number {
  const issued = instant(token, 'iat');
  return issued === null ? 0 : issued - nowMs;
}

/** Whether a token ends within `marginMs`; a token that does not say is taken as good. */
export function endsWithin(token: string, marginMs: number, nowMs: number): boolean {
  const end = expiryMs(token);
  return end !== null && end - nowMs <= marginMs;
}
