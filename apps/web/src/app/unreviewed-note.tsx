import { languageEntry } from '@ankur/languages/languages';
import { useLanguage } from '../lib/i18n/language-store.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Optional } from '../ui/optional.tsx';

const Line = lazyWithRetry(() => import('../features/suggestions/unreviewed-line.tsx'));

/** Says at the head of each screen of a language that is not reviewed that no speaker has read it yet. */
export function UnreviewedNote() {
  const { reviewed } = languageEntry(useLanguage());
  if (reviewed) return null;
  return (
    <Optional>
      <Line />
    </Optional>
  );
}
