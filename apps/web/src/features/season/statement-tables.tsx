import type { ReactNode } from 'react';
import type { Credit } from '../../entities/farm/credits.api.ts';
import type { SeasonAnswer } from '../../entities/farm/farm.api.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import type { Span } from './spans.ts';
import { type StatementRow, statementRows } from './statement-rows.ts';
import { type TextKey, useBoth } from './use-both.ts';

const CELL = 'border border-line px-2 py-1 text-end tabular-nums';
const HEAD = 'border border-line px-2 py-1 text-start font-semibold';
const SUMS = ['income', 'expense', 'profit'] as const;

interface TableProps {
  caption: string;
  /** Rows of column headings. */
  head: ReactNode;
  children: ReactNode;
}

/** A table that scrolls on a small screen; printed, it stays on one page if it can, else its headings stand on each. */
function Table({ caption, head, children }: TableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
      tabIndex={0}
      className="overflow-x-auto print:break-inside-avoid print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="pb-1 text-start font-bold">{caption}</caption>
        <thead>{head}</thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

interface HeadProps {
  heads: readonly TextKey[];
  text: (key: TextKey) => string;
}

function HeadRow({ heads, text }: HeadProps) {
  return (
    <tr>
      {heads.map((head) => (
        <th key={head} className={HEAD} scope="col">
          {text(head)}
        </th>
      ))}
    </tr>
  );
}

interface AccountProps {
  spans: readonly [Span, Span];
  seasons: readonly [SeasonAnswer, SeasonAnswer];
}

/** Income, spending and profit of two spans side by side; the last row is the sum of those above. */
export function AccountTable({ spans, seasons }: AccountProps) {
  const { text, crop } = useBoth();
  const format = useFormat();
  const nameOf = ({ kind, id }: StatementRow) =>
    kind === 'crop' ? crop(id) : text(`season.${kind}`);
  return (
    <Table
      caption={text('statement.account')}
      head={
        <>
          <tr>
            <th className={HEAD} rowSpan={2} scope="col">
              {text('season.what')}
            </th>
            {spans.map(({ from, to }) => (
              <th key={from} className={HEAD} colSpan={3} scope="colgroup">
                {format.date(from)} – {format.date(to)}
              </th>
            ))}
          </tr>
          <tr>
            {spans.flatMap(({ from }) =>
              SUMS.map((sum) => (
                <th key={`${from}-${sum}`} className={HEAD} scope="col">
                  {text(`books.${sum}`)}
                </th>
              )),
            )}
          </tr>
        </>
      }
    >
      {statementRows(...seasons).map((row) => (
        <tr key={row.id} className={row.kind === 'total' ? 'font-bold' : ''}>
          <th className={HEAD} scope="row">
            {nameOf(row)}
          </th>
          {row.sums.flatMap((sums, index) =>
            SUMS.map((sum) => (
              <td key={`${spans[index]?.from}-${sum}`} className={CELL}>
                {sums === null ? '–' : format.money(sums[sum])}
              </td>
            )),
          )}
        </tr>
      ))}
    </Table>
  );
}

/** Area, yield and what an acre brought of each planting; own work and own seed valued apart. */
export function CropsTable({ season }: { season: SeasonAnswer }) {
  const { text, crop } = useBoth();
  const format = useFormat();
  const number = (value: number | null) => (value === null ? '–' : format.number(value));
  const money = (value: number | null | undefined) => (value == null ? '–' : format.money(value));
  const heads = [
    ...(['planting.crop', 'planting.acres', 'statement.yield'] as const),
    ...(['statement.atMsp', 'books.per_acre'] as const),
    ...(['statement.ownWork', 'statement.ownSeed'] as const),
  ];
  return (
    <Table caption={text('statement.crops')} head={<HeadRow heads={heads} text={text} />}>
      {season.plantings.map((one) => (
        <tr key={one.planting}>
          <th className={HEAD} scope="row">
            {crop(one.crop)}
          </th>
          <td className={CELL}>{number(one.area_acres)}</td>
          <td className={CELL}>{number(one.yield_quintals)}</td>
          <td className={CELL}>{money(one.at_msp?.value)}</td>
          <td className={CELL}>{money(one.per_acre)}</td>
          <td className={CELL}>{money(one.own?.labour_value)}</td>
          <td className={CELL}>{money(one.own?.seed_value)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** What is owed at input shops. */
export function CreditsTable({ credits }: { credits: readonly Credit[] }) {
  const { text } = useBoth();
  const format = useFormat();
  const heads = [
    ...(['credit.shop', 'credit.takenOn', 'credit.amount'] as const),
    ...(['statement.paid', 'statement.owed'] as const),
  ];
  return (
    <Table caption={text('statement.credits')} head={<HeadRow heads={heads} text={text} />}>
      {credits.map((credit) => (
        <tr key={credit.id}>
          <th className={HEAD} scope="row">
            {[credit.shop, credit.item].filter(Boolean).join(' · ')}
          </th>
          <td className={CELL}>{format.date(credit.taken_on)}</td>
          <td className={CELL}>{format.money(credit.amount)}</td>
          <td className={CELL}>{format.money(credit.paid)}</td>
          <td className={CELL}>{format.money(credit.owed)}</td>
        </tr>
      ))}
    </Table>
  );
}
