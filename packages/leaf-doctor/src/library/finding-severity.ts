import type { Finding } from '../postprocess.ts';
import type { RgbImage } from '../rgb-image.ts';
import { judgeSeverity, type SeverityAnswer } from '../severity.ts';
import { type DiseaseLookup, typicalRisk } from './library.ts';
import type { Cause } from './library-types.ts';

/** Causes with visible necrosis or chlorosis; leaf curl viruses show little. */
const SHOWN_BY_AREA: ReadonlySet<Cause> = new Set(['fungus', 'oomycete', 'bacterium']);

/**
 * Severity of a finding: measured in the photographs where the cause has visible area, otherwise
 * the disease's typical risk. Healthy is Low without a basis; uncertain findings have the risk of the
 * first candidate.
 */
export function severityOfFinding(
  finding: Finding,
  photographs: readonly RgbImage[],
  library: DiseaseLookup,
): SeverityAnswer {
  if (finding.verdict === 'healthy') return { severity: 'Low', basis: null, symptomShare: null };
  const likely = finding.label ?? finding.candidates[0]?.label ?? '';
  const cause = library.diseaseOf(likely)?.cause;
  if (finding.verdict === 'diseased' && cause !== undefined && SHOWN_BY_AREA.has(cause))
    return judgeSeverity(photographs, typicalRisk(likely, library));
  return { severity: typicalRisk(likely, library), basis: 'typical-risk', symptomShare: null };
}
