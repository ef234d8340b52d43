import type { CropGuide } from '../../entities/crop/crop-guides.api.ts';
import { askAssistant } from '../../lib/assistant-request.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { useSignedIn } from '../../lib/session/tokens.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { statesOf } from './by-state.ts';
import { SeasonCard } from './season-card.tsx';
import { SectionCard } from './section-card.tsx';
import { SourceList } from './source-list.tsx';
import { StateChips } from './state-chips.tsx';
import { useChosenState } from './use-chosen-state.ts';

/** One guide: the season at a glance, a card for each part of it, and the sources. */
export function GuideView({ guide }: { guide: CropGuide }) {
  const t = useT('crops');
  const signedIn = useSignedIn();
  const states = statesOf(guide);
  const { own, state, choose } = useChosenState(states);
  return (
    <>
      <div className="grid grid-cols-2 gap-2 max-[19.9rem]:grid-cols-1 sm:flex print:hidden">
        {signedIn && (
          <Button
            look="plain"
            icon="comment"
            onClick={() => askAssistant(t('question', { crop: guide.name }))}
          >
            {t('ask')}
          </Button>
        )}
        {guide.keys.leaf && (
          <Link
            to={`/application/greenscan?crop=${encodeURIComponent(guide.keys.leaf)}`}
            className={buttonClass('plain')}
          >
            <Icon name="scan" />
            {t('scan')}
          </Link>
        )}
      </div>
      {states.length > 0 && (
        <StateChips states={states} own={own} value={state} onChange={choose} />
      )}
      <SeasonCard guide={guide} state={state} />
      <div className="gap-5 lg:columns-2">
        {guide.sections.map((section) => (
          <div key={section.section} className="mb-5 break-inside-avoid">
            <SectionCard section={section} state={state} sources={guide.sources} />
          </div>
        ))}
      </div>
      <SourceList sources={guide.sources} />
    </>
  );
}
