import { TAKEDOWN_GROUNDS } from '@ankur/contracts/community/takedown-rules';
import { useT } from '../../lib/i18n/use-t.ts';

/** Translates the ground of a report or removal; an unknown one stays unchanged. */
export function useGround(): (ground: string) => string {
  const t = useT('console');
  return (ground) => {
    const known = TAKEDOWN_GROUNDS.find((one) => one === ground);
    return known ? t(`ground.${known}`) : ground;
  };
}
