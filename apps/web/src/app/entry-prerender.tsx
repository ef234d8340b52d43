import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Router } from './router.tsx';
import { Waiting } from './waiting.tsx';

/** The landing page in English as markup, written into index.html when the app is built. */
export function renderLanding(): string {
  return renderToString(
    <StaticRouter location="/">
      <Router />
    </StaticRouter>,
  );
}

/** The ring that turns on every other page while the app itself travels. */
export function renderWaiting(): string {
  return renderToString(<Waiting />);
}
