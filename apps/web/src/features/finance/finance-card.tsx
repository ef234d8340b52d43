import { useState } from 'react';
import type { Drafts } from '../../lib/forms/use-draft.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { EditorView } from './editor-view.tsx';
import { useFinancialSummaryQuery } from './finance.api.ts';
import { SeasonFilter } from './season-filter.tsx';
import { scopeOf } from './seasons.ts';
import { SummaryView } from './summary-view.tsx';

/** The farmer's finances: a summary, and the four ledgers behind a toggle. */
export function FinanceCard() {
  const t = useT('finance');
  const [view, setView] = useState<'summary' | 'editor'>('summary');
  const [season, setSeason] = useState('');
  const [crop, setCrop] = useState('');
  const [drafts] = useState<Drafts>(() => new Map());
  const scope = scopeOf(season, crop);
  const editing = view === 'editor';
  // Refetched after every entry, so that the summary is current when opened.
  useFinancialSummaryQuery(scope);
  return (
    <Card
      title={t('title')}
      icon="rupee"
      id="finance"
      actions={
        <>
          <Button look="plain" onClick={() => setView(editing ? 'summary' : 'editor')}>
            {t(editing ? 'goToSummary' : 'addMore')}
          </Button>
          {editing && (
            <IconButton icon="close" label={t('close')} onClick={() => setView('summary')} />
          )}
        </>
      }
    >
      <SeasonFilter season={season} crop={crop} onSeason={setSeason} onCrop={setCrop} />
      {editing ? <EditorView scope={scope} drafts={drafts} /> : <SummaryView scope={scope} />}
    </Card>
  );
}
