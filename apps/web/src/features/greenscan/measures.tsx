import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SprayPlanner } from './spray-planner.tsx';
import { SprayWindow } from './spray-window.tsx';
import type { Library } from './use-library.ts';

type Advice = ReturnType<Library['adviceFor']>;
type Chemical = Advice['chemical'][number];

/** A plain list of sentences. */
export function Sentences({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

interface LineProps {
  line: Chemical;
  label: string;
  /** The line as one text, for the task's notes. */
  notes: string;
}

/** One product, always with dose, limit, protection, weather, waiting period and caution. */
function ChemicalLine({ line, label, notes }: LineProps) {
  const t = useT('greenscan');
  const [planning, setPlanning] = useState(false);
  const { dose, limit, protection, weather, waiting, caution, use, product } = line;
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line p-3">
      <p className="flex gap-2 font-medium">
        <Icon name="spray" className="mt-0.5 size-5 text-accent" />
        <span>{dose}</span>
      </p>
      {limit && <p className="font-medium">{limit}</p>}
      <p>{protection}</p>
      <p>{weather}</p>
      <p className="font-medium">{waiting}</p>
      <p className="text-sm text-muted">{caution}</p>
      {use.application === 'spray' &&
        (planning ? (
          <SprayPlanner
            label={label}
            chemical={use.chemical}
            product={product.active}
            waitDays={use.waitDays}
            notes={notes}
          />
        ) : (
          <Button
            look="plain"
            icon="calendar"
            className="self-start"
            onClick={() => setPlanning(true)}
          >
            {t('spray.plan')}
          </Button>
        ))}
    </li>
  );
}

/** Measures in the order of use: cultural, biological, chemical last. */
export function Measures({ label, library }: { label: string; library: Library }) {
  const t = useT('greenscan');
  const advice = library.adviceFor(label);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h4 className="mb-1 font-semibold">{t('measures.cultural')}</h4>
        <Sentences items={advice.cultural} />
      </div>
      {advice.biological.length > 0 && (
        <div>
          <h4 className="mb-1 font-semibold">{t('measures.biological')}</h4>
          <Sentences items={advice.biological} />
        </div>
      )}
      {advice.chemical.length > 0 && (
        <div className="flex flex-col gap-2">
          <h4 className="font-semibold">{t('measures.chemical')}</h4>
          {advice.chemical.some(({ use }) => use.application === 'spray') && <SprayWindow />}
          <ul className="grid gap-3 lg:grid-cols-2">
            {advice.chemical.map((line) => (
              <ChemicalLine
                key={line.dose}
                line={line}
                label={label}
                notes={library.chemicalSentences(line)}
              />
            ))}
          </ul>
        </div>
      )}
      {advice.noChemical && (
        <div>
          <h4 className="mb-1 font-semibold">{t('measures.chemical')}</h4>
          <p>{advice.noChemical}</p>
        </div>
      )}
    </div>
  );
}
