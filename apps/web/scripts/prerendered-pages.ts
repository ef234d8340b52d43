/** A prerendered page. */
export interface PrerenderedPage {
  /** Its path. */
  path: string;
  /** Its file name below `documents/<language>/`. */
  file: string;
  /** The source files whose chunks hydrate it. */
  code: readonly string[];
}

/** Public pages, prerendered in each reviewed language. */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  { path: '/', file: 'index.html', code: ['src/pages/landing.page.tsx'] },
  {
    path: '/auth',
    file: 'auth.html',
    code: ['src/app/store-gate.tsx', 'src/pages/auth.page.tsx'],
  },
  { path: '/terms', file: 'terms.html', code: ['src/pages/terms.page.tsx'] },
  {
    path: '/change-language',
    file: 'change-language.html',
    code: ['src/pages/change-language.page.tsx'],
  },
];

/** Placeholder in the service worker for the revision of the documents, which are written later. */
export const REVISION_PLACEHOLDER = '__REVISION_OF_DOCUMENTS__';
