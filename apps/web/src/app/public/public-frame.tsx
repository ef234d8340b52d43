import { useT } from '../../lib/i18n/use-t.ts';
import { PageOutlet } from '../page-outlet.tsx';
import { UnreviewedNote } from '../unreviewed-note.tsx';
import { PublicHeader } from './public-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** The frame around pages that need no sign-in. */
export function PublicFrame() {
  const t = useT('landing');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={t('skip')} />
      <PublicHeader />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col p-4 pb-10 md:p-6">
        <UnreviewedNote />
        <PageOutlet />
      </main>
    </div>
  );
}
