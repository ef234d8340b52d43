import type { SchemeAnswer } from '@ankur/contracts/schemes/endpoints';
import { useRef, useState } from 'react';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { SchemeDetails } from './scheme-details.tsx';
import { useSuitedSchemesQuery } from './schemes.api.ts';
import { Verdict } from './verdict.tsx';

/** Ten suitable schemes in a carousel. */
export function SchemeSlider() {
  const t = useT('schemes');
  const { data, isLoading } = useSuitedSchemesQuery(useLanguage());
  const [open, setOpen] = useState<SchemeAnswer | null>(null);
  const track = useRef<HTMLUListElement>(null);
  const slide = (way: 1 | -1) =>
    track.current?.scrollBy({ left: way * track.current.clientWidth * 0.9, behavior: 'smooth' });
  return (
    <Card
      title={t('suited')}
      icon="rupee"
      actions={
        <>
          <IconButton icon="chevron-left" label={t('earlier')} onClick={() => slide(-1)} />
          <IconButton icon="chevron-right" label={t('later')} onClick={() => slide(1)} />
        </>
      }
    >
      {isLoading && <StateView state="loading">{t('loading')}</StateView>}
      {!isLoading && !data?.length && <StateView state="empty">{t('none')}</StateView>}
      {data && data.length > 0 && (
        <ul ref={track} className="relative flex snap-x gap-4 overflow-x-auto pb-2">
          {data.map((scheme) => (
            <li
              key={scheme.id}
              className="flex w-72 shrink-0 snap-start flex-col gap-2 rounded-card border border-line p-4"
            >
              <h3 className="font-bold">{scheme.name}</h3>
              <p>
                <Verdict verdict={scheme.eligibility.verdict} />
              </p>
              <p className="text-sm">{scheme.benefit}</p>
              <Button look="quiet" className="mt-auto self-start" onClick={() => setOpen(scheme)}>
                {t('details')}
                <span className="sr-only"> {scheme.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={open?.name ?? ''}>
        {open && <SchemeDetails scheme={open} />}
      </Dialog>
    </Card>
  );
}
