function claims(token: string): unknown {
  const body = token.split('.')[1];
  if (!body) return null;
  try {
    return JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

/** When an access token ends, in milliseconds since 1970; null when it does not say. */
export function expiryMs(token: string): number | null {
  const parsed = claims(token);
  if (typeof parsed !== 'object' || parsed === null || !('exp' in parsed)) return null;
  return typeof parsed.exp === 'number' ? parsed.exp * 1000 : null;
}

/** Whether a token ends within `marginMs`; a token that does not say is taken as good. */
export function endsWithin(token: string, marginMs: number, nowMs: number): boolean {
  const end = expiryMs(token);
  return end !== null && end - nowMs <= marginMs;
}
