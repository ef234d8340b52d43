// locale-keys: shell:nav.*, shell:top.*
import type { IconName } from '../../ui/icon-paths.ts';

/** The services of the sidebar in the order of the product, by address below /application/. */
export const SERVICES = [
  { path: 'profile-view', key: 'nav.profile', icon: 'user' },
  { path: 'weather', key: 'nav.weather', icon: 'cloud-sun' },
  { path: 'dashboard', key: 'nav.dashboard', icon: 'dashboard' },
  { path: 'news', key: 'nav.news', icon: 'news' },
  { path: 'greenscan', key: 'nav.greenscan', icon: 'scan' },
  { path: 'crop-prediction', key: 'nav.cropPrediction', icon: 'seed' },
  { path: 'market', key: 'nav.market', icon: 'trend' },
  { path: 'guidance', key: 'nav.guidance', icon: 'cow' },
  { path: 'agriloop', key: 'nav.agriloop', icon: 'video' },
  { path: 'community', key: 'nav.community', icon: 'users' },
  { path: 'expert', key: 'nav.expert', icon: 'expert' },
] as const satisfies readonly { path: string; key: string; icon: IconName }[];

/** The links of the top bar. */
export const TOP_LINKS = [
  { path: 'land', key: 'top.home', icon: 'home' },
  { path: 'dashboard', key: 'top.dashboard', icon: 'dashboard' },
  { path: 'community', key: 'top.community', icon: 'users' },
  { path: 'market', key: 'top.market', icon: 'trend' },
] as const satisfies readonly { path: string; key: string; icon: IconName }[];
