import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../app/store.ts';
import { MemoryRouter } from '../lib/router/router.tsx';

interface Options {
  /** The address the page is opened at. */
  at?: string;
}

/** Renders a component with a fresh store, a router and lazily loaded texts. */
export function renderApp(children: ReactNode, { at = '/' }: Options = {}) {
  const store = createStore();
  const user = userEvent.setup();
  const view = render(
    <Provider store={store}>
      <MemoryRouter at={at}>
        <Suspense fallback={<p>…</p>}>{children}</Suspense>
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, store, user };
}
