import './entry.css';
import 'virtual:languages.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { readyCatalogue } from '../lib/i18n/catalogue.ts';
import { applyLanguage, currentLanguage } from '../lib/i18n/language-store.ts';
import { applyTheme } from '../lib/theme/theme.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { Router } from './router.tsx';
import { preloadPath } from './routes.ts';

applyTheme();
applyLanguage();
preloadPath(location.pathname);

const page = (
  <StrictMode>
    <BrowserRouter>
      <Router />
    </BrowserRouter>
  </StrictMode>
);
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
// The landing page comes written in English; it is taken over as it stands when that is the language.
const written = location.pathname === '/' && root.querySelector('h1') !== null;
if (written && readyCatalogue(currentLanguage(), 'landing')) hydrateRoot(root, page);
else createRoot(root).render(page);
registerServiceWorker();
