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

/** Clears what a tab and its service worker know of a farmer, however and in whichever tab the session ended. */
function forgetFarmer(): void {
  store.dispatch(baseApi.util.resetApiState());
  forgetPlace();
  void emptyPersonalCaches();
}

/** Clears this tab's state after a sign-out and sign-in in another tab; device storage already belongs to the next farmer. */
function beginWithNextFarmer(): void {
  store.dispatch(baseApi.util.resetApiState());
  readPlaceAgain();
}

/**
 * Provides the store to pages that use the API, and clears it on sign-out. A tab that was suspended while one
 * farmer signed out and another in is reset, so that no input of the one is saved for the other.
 */
export default function StoreGate() {
  const owner = useSessionOwner();
  const [shown, setShown] = useState(owner);
  // A malformed token identifies nobody.
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
