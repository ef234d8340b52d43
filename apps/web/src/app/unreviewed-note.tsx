import { languageEntry } from '@ankur/languages/languages';
import { useLanguage } from '../lib/i18n/language-store.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Optional } from '../ui/optional.tsx';

const Line = lazyPart(() => import('../features/suggestions/unreviewed-line.tsx'));

/** Says over each screen of a language that is not reviewed that no speaker has read it yet. */
export function UnreviewedNote() {
  const { reviewed } = languageEntry(useLanguage());
  if (reviewed) return null;
  return (
    <Optional>
      <Line />
    </Optional>
  );
}
