import type { EmergencyKind } from '@ankur/contracts/assistant/emergency-kinds';
import type { IconName } from '../../../ui/icon-paths.ts';

const ICONS: Partial<Record<EmergencyKind, IconName>> = {
  gas: 'wind',
  shock: 'flash',
  'animal-shock': 'flash',
  lightning: 'storm',
  burn: 'flame',
  drowning: 'drop',
  heat: 'thermometer',
  heart: 'heart',
  bleeding: 'bandage',
  'animal-bleeding': 'bandage',
  machine: 'tractor',
  missing: 'search',
  violence: 'users',
};

/** A drawing for an emergency: its own, the animal, or the cross of first aid. */
export const iconOf = (kind: EmergencyKind): IconName =>
  ICONS[kind] ?? (kind.startsWith('animal-') ? 'cow' : 'first-aid');
