import './entry.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { applyLanguage } from '../lib/i18n/language-store.ts';
import { applyTheme } from '../lib/theme/theme.ts';
import { Router } from './router.tsx';
import { preloadPath } from './routes.ts';

applyTheme();
applyLanguage();
preloadPath(location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Router />
    </BrowserRouter>
  </StrictMode>,
);
