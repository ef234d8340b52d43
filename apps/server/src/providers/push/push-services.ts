import { isListed } from '../outgoing/host-list.ts';

/** Where browsers let themselves be reached: Chromium and Samsung, Firefox, Safari, Edge. */
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

/** True for an address of a push service that browsers use, or that the operator named. */
export function isPushService(url: URL, further: readonly string[]): boolean {
  if (url.username || url.password) return false;
  if (url.protocol === 'https:' && !url.port && isListed(url, KNOWN)) return true;
  return isListed(url, further);
}
