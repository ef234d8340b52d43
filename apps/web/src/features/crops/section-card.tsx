import type { CropGuide, GuideFact, GuideSource } from '@ankur/contracts/crops/endpoints';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { byState } from './by-state.ts';
import { ReadAloud } from './read-aloud.tsx';
import { SECTION_ICONS } from './section-icons.ts';
import { daysText } from './words.ts';

interface Props {
  section: CropGuide['sections'][number];
  state: string | null;
  sources: readonly GuideSource[];
}

/** A section of the guide; facts for other states are collapsed. */
export function SectionCard({ section: { section, facts }, state, sources }: Props) {
  const t = useT('crops');
  const { here, elsewhere } = byState(facts, state);
  const title = t(`section.${section}`);
  const lines = (shown: readonly GuideFact[]) => (
    <ul className="flex flex-col gap-4">
      {shown.map((fact) => (
        <FactLine key={fact.key} fact={fact} sources={sources} />
      ))}
    </ul>
  );
  return (
    <Card
      id={section}
      title={title}
      icon={SECTION_ICONS[section]}
      className="scroll-mt-20"
      actions={<ReadAloud title={title} texts={here.map(({ text }) => text)} />}
    >
      {lines(here)}
      {elsewhere.length > 0 && (
        <details className="mt-4 border-t border-line pt-2">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium text-brand">
            <Icon name="chevron-down" />
            {t.plural('elsewhere', elsewhere.length)}
          </summary>
          <div className="pt-2">{lines(elsewhere)}</div>
        </details>
      )}
    </Card>
  );
}

function FactLine({ fact, sources }: { fact: GuideFact; sources: readonly GuideSource[] }) {
  const t = useT('crops');
  const names = usePlaceNames();
  const numbered = sources
    .map(({ key, publisher }, index) => ({ key, publisher, number: index + 1 }))
    .filter(({ key }) => fact.sources.includes(key));
  return (
    <li className="flex flex-col gap-1.5">
      <p>{fact.text}</p>
      <div className="flex flex-wrap items-center gap-1.5">
        {fact.work && (
          <Badge tone="good">
            <Icon name="calendar" className="size-4" />
            {daysText(fact.work, t)}
          </Badge>
        )}
        {fact.states.map((state) => (
          <Badge key={state}>{names.state(state)}</Badge>
        ))}
        {numbered.map(({ key, publisher, number }) => (
          <a
            key={key}
            href={`#source-${key}`}
            aria-label={t('source', { number, publisher })}
            className="inline-flex size-6 items-center justify-center rounded-full text-xs text-muted underline"
          >
            {number}
          </a>
        ))}
      </div>
    </li>
  );
}
