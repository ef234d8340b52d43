import './application.css';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router';
import { baseApi } from '../lib/http/base-api.ts';
import { startSessionKeeper } from '../lib/session/keeper.ts';
import { useSignedIn } from '../lib/session/tokens.ts';
import { SessionEndedNote } from './session-ended-note.tsx';
import { store } from './store.ts';
import { Toasts } from './toasts.tsx';

/** Brings the store to the pages that talk to the server; a signed-out farmer's answers go. */
export default function StoreGate() {
  const signedIn = useSignedIn();
  useEffect(startSessionKeeper, []);
  useEffect(() => {
    if (!signedIn) store.dispatch(baseApi.util.resetApiState());
  }, [signedIn]);
  return (
    <Provider store={store}>
      <SessionEndedNote />
      <Outlet />
      <Toasts />
    </Provider>
  );
}
