import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { useIsGuideSaved } from '../../lib/saved-guide/saved-guide.ts';

/**
 * Below an answer that did not come: that the guide is not saved on this device, and the page that saves it, until it is
 * saved. The texts are those of that page, so that the chat itself loads no more of them.
 */
export function SaveGuideHint({ onLeave }: { onLeave: () => void }) {
  const t = useT('guidance');
  const kept = useIsGuideSaved(useLanguage());
  if (kept) return null;
  return (
    <>
      <p className="mt-1">{t('keepAll.text')}</p>
      <Link
        to="/application/guidance"
        onClick={() => matchMedia('(max-width: 767px)').matches && onLeave()}
        className="mt-1 block font-medium text-brand underline"
      >
        {t('keepAll.title')}
      </Link>
    </>
  );
}
