/** A page that is written into documents when the app is built. */
export interface PrerenderedPage {
  /** Its address. */
  path: string;
  /** Its file name below `documents/<language>/`. */
  file: string;
  /** The source files whose chunks it is taken over by. */
  code: readonly string[];
}

/** The pages that a visitor sees before signing in; every document of them is written in each reviewed language. */
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

/** Stands in the service worker for the revision of the documents, which are written after it. */
export const REVISION_PLACEHOLDER = '__REVISION_OF_DOCUMENTS__';
