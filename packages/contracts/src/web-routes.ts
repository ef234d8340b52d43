/** The page of mailed password links: a page of the web app below the API's paths. */
export const RESET_PAGE = '/api/user/reset/:id/:token';
/** Path prefix of that page. */
export const RESET_PAGE_PREFIX = RESET_PAGE.slice(0, RESET_PAGE.indexOf(':'));

const PUBLIC_PAGES = ['', 'terms', 'forget', 'change-language'];

/** True when the web app has a page of its own at a path; anything else is its not-found page. */
export function isWebRoute(path: string): boolean {
  const parts = path.split('/').filter(Boolean);
  const [first = '', second] = parts;
  if (first === 'auth') return true;
  if (first === 'application')
    return parts.length <= 2 || (parts.length === 3 && ['crops', 'diary'].includes(second ?? ''));
  if (first === 'confirm-email') return parts.length === 3;
  if (path.startsWith('/dev/')) return true;
  return parts.length <= 1 && PUBLIC_PAGES.includes(first);
}
