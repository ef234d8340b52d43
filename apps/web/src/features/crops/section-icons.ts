import type { GuideSection } from '@ankur/contracts/crops/endpoints';
import type { IconName } from '../../ui/icon-paths.ts';

export const SECTION_ICONS: Readonly<Record<GuideSection, IconName>> = {
  variety: 'ear',
  sowing: 'sprout',
  seed: 'seed',
  spacing: 'ruler',
  nutrients: 'heap',
  water: 'drop',
  weeds: 'grass',
  pests: 'bug',
  diseases: 'leaf',
  harvest: 'sickle',
  storing: 'sack',
};
