import { TAKEDOWN_GROUNDS } from '@ankur/contracts/community/takedown-rules';
import { useT } from '../../lib/i18n/use-t.ts';

/** Says on what ground something is reported or removed; a word that this version does not know stays as it is. */
export function useGround(): (ground: string) => string {
  const t = useT('console');
  return (ground) => {
    const known = TAKEDOWN_GROUNDS.find((one) => one === ground);
    return known ? t(`ground.${known}`) : ground;
  };
}
