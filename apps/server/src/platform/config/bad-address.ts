import type { Config } from './config.ts';

/** The address setting that cannot be listened on and why, in one line; null for other errors. */
export function badAddress(
  { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>,
  code: string | undefined,
): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: ${PORT} on ${HOST} is already in use`;
    case 'EACCES':
      return `PORT: ${PORT} may not be listened on`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
      return `HOST: ${HOST} is no address of this machine`;
    default:
      return null;
  }
}
