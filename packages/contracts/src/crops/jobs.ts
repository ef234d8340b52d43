import type { CropGuide, GuideJob } from './endpoints.ts';
import { GUIDE_EVENTS } from './guide-terms.ts';

const order = ({ from }: GuideJob) => GUIDE_EVENTS.indexOf(from);

/** The facts of a guide that are jobs in the field, by event, then by first and last day. */
export function jobsOf(sections: CropGuide['sections']): GuideJob[] {
  return sections
    .flatMap(({ section, facts }) =>
      facts.flatMap(({ key, text, states, work }) =>
        work ? [{ key, section, text, states, ...work }] : [],
      ),
    )
    .sort((a, b) => order(a) - order(b) || a.days[0] - b.days[0] || a.days[1] - b.days[1]);
}
