// locale-keys: market:variety.*
import { useT } from './use-t.ts';

const VARIETIES = {
  Common: 'common',
  'Grade A': 'gradeA',
  Hybrid: 'hybrid',
  Maldandi: 'maldandi',
  Yellow: 'yellow',
  'Medium staple': 'mediumStaple',
  'Long staple': 'longStaple',
} as const;
const isKnown = (name: string): name is keyof typeof VARIETIES => name in VARIETIES;

/** Translates the variety of a support price; an unknown one stays unchanged. */
export function useVarietyName(): (name: string) => string {
  const t = useT('market');
  return (name) => (isKnown(name) ? t(`variety.${VARIETIES[name]}`) : name);
}
