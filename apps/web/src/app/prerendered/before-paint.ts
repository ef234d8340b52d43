import { preferredLanguage, tellServer } from '../../lib/i18n/language-choice.ts';
import { readText } from '../../lib/storage/storage.ts';
import { applyTheme } from '../../lib/theme/theme-choice.ts';
import { holdClicks } from './early-click.ts';
import { isPrerenderedFor } from './prerendered-page.ts';

// Runs in the head of every document, before the first paint. Sets what the server cannot know: the
// theme, and a language that was chosen on this device without the cookie, so that no other language flashes.
applyTheme();
const { documentElement } = document;
if (documentElement.dataset.page !== undefined) {
  const language = preferredLanguage();
  if (documentElement.lang !== language) {
    tellServer(language);
    documentElement.dataset.otherLanguage = '';
  }
  if (isPrerenderedFor(language, readText('access_token') !== null)) holdClicks();
  else documentElement.dataset.hidden = '';
}
