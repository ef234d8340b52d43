/**
 * Why something failed, in one line. A name with two addresses that both refuse fails with an empty message; its code
 * (ECONNREFUSED) is what there is to say.
 */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: unknown; code?: unknown };
  const said = typeof message === 'string' ? message.trim().split('\n')[0] : '';
  return said || (typeof code === 'string' && code) || 'no reason given';
}
