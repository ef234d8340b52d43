import { askWeatherHere } from '../../entities/weather/use-here.ts';
import { useFarmPlaceInstead } from '../../features/profile/use-farm-place-instead.ts';
import { PlaceNotice } from '../../features/weather/place-notice.tsx';
import { keptAreShown } from '../../lib/answers/keep-answers.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { sessionOwner } from '../../lib/session/tokens.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Optional } from '../../ui/optional.tsx';
import { PageOutlet } from '../page-outlet.tsx';
import { SkipLink } from '../public/skip-link.tsx';
import { store } from '../store.ts';
import { UnreviewedNote } from '../unreviewed-note.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { NetworkNote } from './network-note.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

const LaterNotes = lazyWithRetry(() => import('./later-notes.tsx'));
const ChatWidget = lazyWithRetry(() => import('../../features/assistant/chat-widget.tsx'));

if (sessionOwner()) askWeatherHere(store.dispatch);
/** @public Awaited by who preloads this module (app/lazy-page.tsx). */
export const ready = keptAreShown();

/** The frame around every page of a signed-in farmer. */
export default function Shell() {
  const t = useT('shell');
  useFarmPlaceInstead();
  return (
    <div className="flex">
      <SkipLink label={t('skip')} />
      <Sidebar />
      <div className="flex min-h-dvh min-w-0 flex-1 flex-col">
        <TopBar />
        <main
          id="content"
          tabIndex={-1}
          className="flex flex-1 flex-col gap-4 p-4 pb-24 md:p-6 md:pb-10"
        >
          <UnreviewedNote />
          <NetworkNote />
          <Optional>
            <LaterNotes />
          </Optional>
          <PlaceNotice />
          <PageOutlet />
        </main>
      </div>
      <BottomBar />
      <Optional>
        <ChatWidget />
      </Optional>
    </div>
  );
}
