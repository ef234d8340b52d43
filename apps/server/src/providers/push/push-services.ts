import { isListed } from '../outgoing/host-list.ts';

/** Push services of browsers: Chromium and Samsung, Firefox, Safari, Edge. */
const KNOWN = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** Whether a URL belongs to a known push service, or to one that the operator added. */
export function isPushService(url: URL, further: readonly string[]): boolean {
  if (url.username || url.password) return false;
  if (url.protocol === 'https:' && !url.port && isListed(url, KNOWN)) return true;
  return isListed(url, further);
}
