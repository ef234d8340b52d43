import type { GuideEvent, GuideJob, GuideSection } from '@ankur/contracts/crops/endpoints';
import { GUIDE_EVENTS, GUIDE_SECTIONS } from '@ankur/contracts/crops/guide-terms';

/** One row of a season: the windows in which a section has work, as days from the event. */
export interface SeasonRow {
  section: GuideSection;
  windows: readonly (readonly [number, number])[];
}

/** Work counted from one event, on a scale of days between marks. */
export interface SeasonScale {
  from: GuideEvent;
  marks: readonly number[];
  rows: readonly SeasonRow[];
}

const STEPS = [5, 10, 15, 30, 60, 90, 120] as const;
const MOST_MARKS = 6;

/** Marks at even distances around a span of days, at most six. */
function marksAround(first: number, last: number): number[] {
  const marks = (step: number) => {
    const low = Math.floor(first / step);
    const high = Math.max(Math.ceil(last / step), low + 1);
    return Array.from({ length: high - low + 1 }, (_, index) => (low + index) * step);
  };
  const fitting = STEPS.find((step) => marks(step).length <= MOST_MARKS);
  return marks(fitting ?? 120);
}

function rowsOf(jobs: readonly GuideJob[]): SeasonRow[] {
  return GUIDE_SECTIONS.map((section) => {
    const windows = jobs.filter((job) => job.section === section).map(({ days }) => days);
    return { section, windows: [...new Map(windows.map((days) => [days.join(), days])).values()] };
  }).filter(({ windows }) => windows.length > 0);
}

/** The jobs of a guide as scales, one an event, in the order in which the events happen. */
export function seasonScales(work: readonly GuideJob[]): SeasonScale[] {
  return GUIDE_EVENTS.map((from) => ({ from, jobs: work.filter((job) => job.from === from) }))
    .filter(({ jobs }) => jobs.length > 0)
    .map(({ from, jobs }) => ({
      from,
      marks: marksAround(
        Math.min(0, ...jobs.map(({ days }) => days[0])),
        Math.max(...jobs.map(({ days }) => days[1])),
      ),
      rows: rowsOf(jobs),
    }));
}
