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

/** The subject of an access token; empty when missing. */
export function subjectOf(token: string): string {
  const subject = claim(token, 'sub');
  return typeof subject === 'string' ? subject : '';
}

/** Expiry of an access token, in milliseconds since 1970; null when missing. */
export function expiryMs(token: string): number | null {
  return instant(token, 'exp');
}

/** Clock skew of this device against the server, from a newly issued token. */
export function clockSkewMs(token: string, nowMs: number): number {
  const issued = instant(token, 'iat');
  return issued === null ? 0 : issued - nowMs;
}

/** Whether a token expires within `marginMs`; false without an expiry. */
export function endsWithin(token: string, marginMs: number, nowMs: number): boolean {
  const end = expiryMs(token);
  return end !== null && end - nowMs <= marginMs;
}
