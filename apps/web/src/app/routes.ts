import { loadCatalogue } from '../lib/i18n/catalogue.ts';
import { currentLanguage } from '../lib/i18n/language-store.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

/** Pages below /application/ that need a signed-in farmer; a new page is one line here. */
export const APPLICATION_PAGES = {
  land: lazyPage(() => import('../pages/land.page.tsx')),
  farm: lazyPage(() => import('../pages/farm.page.tsx')),
  dashboard: lazyPage(() => import('../pages/dashboard.page.tsx')),
  market: lazyPage(() => import('../pages/market.page.tsx')),
  weather: lazyPage(() => import('../pages/weather.page.tsx')),
  'profile-view': lazyPage(() => import('../pages/profile-view.page.tsx')),
  'profile-input': lazyPage(() => import('../pages/profile-input.page.tsx')),
  greenscan: lazyPage(() => import('../pages/greenscan.page.tsx')),
  news: lazyPage(() => import('../pages/news.page.tsx')),
  'crop-prediction': lazyPage(() => import('../pages/crop-prediction.page.tsx')),
  agriloop: lazyPage(() => import('../pages/agriloop.page.tsx')),
  community: lazyPage(() => import('../pages/community.page.tsx')),
  expert: lazyPage(() => import('../pages/expert.page.tsx')),
  experts: lazyPage(() => import('../pages/expert.page.tsx')),
  'experts-page': lazyPage(() => import('../pages/experts-page.page.tsx')),
  guidance: lazyPage(() => import('../pages/guidance.page.tsx')),
  'change-password': lazyPage(() => import('../pages/change-password.page.tsx')),
  'create-agroloop': lazyPage(() => import('../pages/create-agroloop.page.tsx')),
  'upload-post': lazyPage(() => import('../pages/upload-post.page.tsx')),
  'my-requests': lazyPage(() => import('../pages/my-requests.page.tsx')),
  outbox: lazyPage(() => import('../pages/outbox.page.tsx')),
  'taken-down': lazyPage(() => import('../pages/taken-down.page.tsx')),
  'expert-invitation': lazyPage(() => import('../pages/expert-invitation.page.tsx')),
  'suggest-word': lazyPage(() => import('../pages/suggest-word.page.tsx')),
  console: lazyPage(() => import('../pages/console.page.tsx')),
} as const;

/** Pages that talk to the server but need no sign-in. */
export const AUTH = lazyPage(() => import('../pages/auth.page.tsx'));
export const FORGET = lazyPage(() => import('../pages/forget.page.tsx'));
export const RESET_PASSWORD = lazyPage(() => import('../pages/reset-password.page.tsx'));
export const CONFIRM_EMAIL = lazyPage(() => import('../pages/confirm-email.page.tsx'));
/** Open to everybody, as the articles are. */
export const CROPS = lazyPage(() => import('../pages/crops.page.tsx'));
export const CROP_GUIDE = lazyPage(() => import('../pages/crop-guide.page.tsx'));
/** Open to whoever was given its link. */
export const SHARED_DIARY = lazyPage(() => import('../pages/shared-diary.page.tsx'));
export const GUIDANCE_DETAIL = lazyPage(() => import('../pages/guidance-detail.page.tsx'));

/** Pages that need neither sign-in nor the server. */
export const LANDING = lazyPage(() => import('../pages/landing.page.tsx'));
export const TERMS = lazyPage(() => import('../pages/terms.page.tsx'));
export const CHANGE_LANGUAGE = lazyPage(() => import('../pages/change-language.page.tsx'));
export const NOT_FOUND = lazyPage(() => import('../pages/not-found.page.tsx'));
/** Gallery of components in every state; not part of the build. */
export const DEV_UI = import.meta.env.DEV
  ? lazyPage(() => import('../pages/dev-ui.page.tsx'))
  : null;

/** The store with its dependents, and the frame of signed-in pages. */
export const STORE_GATE = lazyPage(() => import('./store-gate.tsx'));
export const SHELL = lazyPage(() => import('./shell/shell.tsx'));

/** The page of a path below /application/, which itself leads home. */
function applicationPage(name: string | undefined, detail: string | undefined): LazyPage {
  if (name === undefined) return APPLICATION_PAGES.land;
  if (name === 'crops') return detail ? CROP_GUIDE : CROPS;
  if (name === 'diary' && detail) return SHARED_DIARY;
  const known = Object.entries(APPLICATION_PAGES).find(([path]) => path === name)?.[1];
  return known ?? GUIDANCE_DETAIL;
}

const BY_FIRST_PART: Readonly<Record<string, readonly LazyPage[]>> = {
  '': [LANDING],
  terms: [TERMS],
  'change-language': [CHANGE_LANGUAGE],
  auth: [STORE_GATE, AUTH],
  forget: [STORE_GATE, FORGET],
  'confirm-email': [STORE_GATE, CONFIRM_EMAIL],
  api: [STORE_GATE, RESET_PASSWORD],
};

/** Texts of the frame, and of home within it. */
const FRAME_TEXTS = ['common', 'shell', 'notifications', 'weather', 'landing'] as const;

/** Loads the chunks of a path and the texts of the frame in parallel; rejects when one fails. */
export function preloadPath(path: string): Promise<unknown> {
  const [first = '', second, third] = path.split('/').filter(Boolean);
  if (first !== 'application')
    return Promise.all((BY_FIRST_PART[first] ?? []).map((page) => page.preload()));
  return Promise.all([
    ...FRAME_TEXTS.map((namespace) => loadCatalogue(currentLanguage(), namespace)),
    ...[STORE_GATE, SHELL, applicationPage(second, third)].map((page) => page.preload()),
  ]);
}
