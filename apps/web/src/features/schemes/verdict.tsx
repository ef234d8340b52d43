// locale-keys: schemes:verdict.*
import type { EligibilityAnswer } from '@ankur/contracts/schemes/endpoints';
import { useT } from '../../lib/i18n/use-t.ts';
import { Badge } from '../../ui/badge.tsx';

const TONES = { yes: 'good', no: 'neutral', ask: 'info' } as const;

/** Badge of the verdict: yes, no or ask. */
export function Verdict({ verdict }: { verdict: EligibilityAnswer['verdict'] }) {
  const t = useT('schemes');
  return <Badge tone={TONES[verdict]}>{t(`verdict.${verdict}`)}</Badge>;
}
