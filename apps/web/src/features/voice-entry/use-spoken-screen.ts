// locale-keys: voice-entry:screen.*
import { type ScreenName, spokenScreen } from '@ankur/assistant/entry/spoken-screen';
import type { CropNamed } from '@ankur/assistant/language/crop-names';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { useT } from '../../lib/i18n/use-t.ts';

export interface SpokenScreen {
  to: string;
  name: string;
}

const PATHS: Readonly<Record<ScreenName, string>> = {
  weather: 'weather',
  prices: 'market',
  herd: 'farm#herd',
  fields: 'farm',
  losses: 'farm#losses',
  water: 'dashboard#irrigation',
  money: 'dashboard#finance',
  tasks: 'dashboard#tasks',
  leaf: 'greenscan',
  news: 'news',
  schemes: 'news',
  crops: 'crops',
  guidance: 'guidance',
  community: 'community',
  experts: 'expert',
};

/** The screen that a sentence asks for ("weather", "my cow", "price of cotton"); null when it asks for none. */
export function useSpokenScreen(text: string, cropNamed: CropNamed): SpokenScreen | null {
  const t = useT('voice-entry');
  const waiting = useT('outbox');
  const { nameOf } = useCropNames();
  const asked = text.trim() === '' ? null : spokenScreen(text, cropNamed);
  if (!asked) return null;
  const { screen, crop } = asked;
  const name = screen === 'losses' ? waiting('what.loss') : t(`screen.${screen}`);
  if (crop && screen === 'prices')
    return { to: `/application/market?crop=${crop}`, name: `${name}: ${nameOf(crop)}` };
  if (crop && screen === 'crops') return { to: `/application/crops/${crop}`, name: nameOf(crop) };
  return { to: `/application/${PATHS[screen]}`, name };
}
