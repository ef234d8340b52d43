// locale-keys: crops:scale.*, crops:window.*
import type { GuideEvent, SowingWindow } from '@ankur/contracts/crops/endpoints';
import type { CropGuide } from '../../entities/crop/crop-guides.api.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { byState, windowsIn } from './by-state.ts';
import { type SeasonRow, type SeasonScale, seasonScales } from './season-scale.ts';
import { SECTION_ICONS } from './section-icons.ts';
import { daysText } from './words.ts';

interface Props {
  guide: CropGuide;
  state: string | null;
}

/** Sowing windows, and the days of work by section. */
export function SeasonCard({ guide, state }: Props) {
  const t = useT('crops');
  const scales = seasonScales(byState(guide.work, state).here);
  const windows = windowsIn(guide, state);
  return (
    <Card title={t('season')} icon="calendar">
      <div className="flex flex-col gap-5">
        {windows.length > 0 && (
          <ul className="flex flex-col gap-1">
            {windows.map((window) => (
              <WindowLine
                key={Object.values(window).join()}
                window={window}
                event={windowEvent(guide)}
              />
            ))}
          </ul>
        )}
        {scales.map((scale) => (
          <Scale key={scale.from} scale={scale} />
        ))}
      </div>
    </Card>
  );
}

/** The event of the calendar's windows: planting for cane, pruning for vines, else sowing. */
function windowEvent({ work }: CropGuide): Exclude<GuideEvent, 'ratooning'> {
  const events = new Set(work.map(({ from }) => from));
  if (events.has('pruning')) return 'pruning';
  if (events.has('planting')) return 'planting';
  return events.has('transplanting') ? 'transplanting' : 'sowing';
}

interface WindowProps {
  window: SowingWindow;
  event: ReturnType<typeof windowEvent>;
}

function WindowLine({ window, event }: WindowProps) {
  const t = useT('crops');
  const format = useFormat();
  // Any year: windows are calendar days.
  const day = (monthDay: string) =>
    format.date(`2001-${monthDay}`, { day: 'numeric', month: 'long' });
  const { season, sow_from, sow_to, days } = window;
  const parts = [
    ...(season === 'annual' ? [] : [t(`seasonName.${season}`)]),
    t(`window.${event}`, { from: day(sow_from), to: day(sow_to) }),
    t('untilHarvest', { days }),
  ];
  return <li>{parts.join(' · ')}</li>;
}

function Scale({ scale: { from, marks, rows } }: { scale: SeasonScale }) {
  const t = useT('crops');
  return (
    <section aria-label={t(`scale.${from}`)} className="flex flex-col gap-1">
      <p className="text-sm text-muted" aria-hidden="true">
        {t(`scale.${from}`)}
      </p>
      <ul className="flex flex-col">
        {rows.map((row) => (
          <Row key={row.section} row={row} from={from} marks={marks} />
        ))}
      </ul>
      <div className="flex gap-2 text-xs text-muted tabular-nums" aria-hidden="true">
        <span className="w-28 shrink-0 sm:w-40" />
        <span className="flex min-w-0 flex-1 justify-between">
          {marks.map((mark) => (
            <span key={mark} className="flex w-0 justify-center">
              {mark}
            </span>
          ))}
        </span>
      </div>
    </section>
  );
}

interface RowProps extends Pick<SeasonScale, 'from' | 'marks'> {
  row: SeasonRow;
}

const HEIGHT = 10;
/** Minimum width: a job of one day would be too thin. */
const LEAST_SHARE = 0.02;

/** A section's days of work as bars, linked to its card. */
function Row({ row: { section, windows }, from, marks }: RowProps) {
  const t = useT('crops');
  const start = marks[0] ?? 0;
  const name = t(`section.${section}`);
  const span = (marks.at(-1) ?? 1) - start;
  return (
    <li>
      <a
        href={`#${section}`}
        aria-label={`${name}: ${windows.map((days) => daysText({ from, days: [...days] }, t)).join('; ')}`}
        className="flex min-h-11 items-center gap-2 rounded-control hover:bg-sunken"
      >
        <span className="flex w-28 shrink-0 items-center gap-2 text-sm leading-tight font-medium sm:w-40">
          <Icon name={SECTION_ICONS[section]} className="size-5 text-brand" />
          {name}
        </span>
        <svg
          viewBox={`${start} 0 ${span} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-5 min-w-0 flex-1"
          aria-hidden="true"
        >
          {marks.map((mark) => (
            <line
              key={mark}
              x1={mark}
              x2={mark}
              y1={0}
              y2={HEIGHT}
              vectorEffect="non-scaling-stroke"
              className={mark === 0 ? 'stroke-line-strong' : 'stroke-line'}
            />
          ))}
          {windows.map(([first, last]) => (
            <rect
              key={`${first}:${last}`}
              x={first}
              y={HEIGHT * 0.2}
              width={Math.max(last - first, span * LEAST_SHARE)}
              height={HEIGHT * 0.6}
              className="fill-brand"
              opacity={0.55}
            />
          ))}
        </svg>
      </a>
    </li>
  );
}
