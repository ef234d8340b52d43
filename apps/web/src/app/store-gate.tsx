import './application.css';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { baseApi } from '../lib/http/base-api.ts';
import { forgetPlace, readPlaceAgain } from '../lib/place/place-store.ts';
import { Outlet } from '../lib/router/router.tsx';
import { startBackgroundRenewal } from '../lib/session/background-renewal.ts';
import { useSessionOwner } from '../lib/session/tokens.ts';
import { emptyPersonalCaches } from '../lib/storage/personal-caches.ts';
import { Optional } from '../ui/optional.tsx';
import { OutboxHost } from './outbox-host.tsx';
import { SessionEndedNote } from './session-ended-note.tsx';
import { store } from './store.ts';
import { Toasts } from './toasts.tsx';

/** What a tab and its service worker know of a farmer goes, however the session ended and in whichever tab. */
function forgetFarmer(): void {
  store.dispatch(baseApi.util.resetApiState());
  forgetPlace();
  void emptyPersonalCaches();
}

/** What another tab's sign-out and sign-in left standing in this one; the device itself has the next farmer's things. */
function beginWithNextFarmer(): void {
  store.dispatch(baseApi.util.resetApiState());
  readPlaceAgain();
}

/**
 * Brings the store to the pages that talk to the server; a signed-out farmer's answers go. A tab that slept while one
 * farmer signed out and another in begins anew, so that nothing typed for the one is saved for the other.
 */
export default function StoreGate() {
  const owner = useSessionOwner();
  const [shown, setShown] = useState(owner);
  // A damaged token names nobody, and hands nothing over.
  const isReplaced = Boolean(shown && owner) && owner !== shown;
  useEffect(startBackgroundRenewal, []);
  useEffect(() => {
    if (owner === null) forgetFarmer();
    if (isReplaced) beginWithNextFarmer();
    setShown((before) => (owner === '' ? (before ?? owner) : owner));
  }, [owner, isReplaced]);
  return (
    <Provider store={store}>
      <Optional>
        <OutboxHost />
      </Optional>
      <SessionEndedNote />
      {!isReplaced && <Outlet />}
      <Toasts />
    </Provider>
  );
}
