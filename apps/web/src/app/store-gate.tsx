import './application.css';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router';
import { baseApi } from '../lib/http/base-api.ts';
import { forgetPlace } from '../lib/place/place-store.ts';
import { startSessionKeeper } from '../lib/session/keeper.ts';
import { useSignedIn } from '../lib/session/tokens.ts';
import { emptyPersonalCaches } from '../lib/storage/personal-caches.ts';
import { SessionEndedNote } from './session-ended-note.tsx';
import { store } from './store.ts';
import { Toasts } from './toasts.tsx';
import { useSendScans } from './use-send-scans.ts';

/** What a tab and its service worker know of a farmer goes, however the session ended and in whichever tab. */
function forgetFarmer(): void {
  store.dispatch(baseApi.util.resetApiState());
  forgetPlace();
  void emptyPersonalCaches();
}

/** Brings the store to the pages that talk to the server; a signed-out farmer's answers go. */
export default function StoreGate() {
  const signedIn = useSignedIn();
  useEffect(startSessionKeeper, []);
  useSendScans(signedIn);
  useEffect(() => {
    if (!signedIn) forgetFarmer();
  }, [signedIn]);
  return (
    <Provider store={store}>
      <SessionEndedNote />
      <Outlet />
      <Toasts />
    </Provider>
  );
}
