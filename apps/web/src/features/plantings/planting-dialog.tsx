import type { Planting } from '../../entities/farm/farm.api.ts';
import { usePlanting } from '../../entities/farm/use-farm.ts';
import { failureState } from '../../lib/http/failure-state.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { DiaryLines } from './diary-lines.tsx';
import { WorkPlan } from './work-plan.tsx';

interface Props {
  planting: Planting & Unsent;
  title: string;
  cropName: string;
  onClose: () => void;
}

/** The books, the plan of work and the diary of a planting. */
export function PlantingDialog({ planting, title, cropName, onClose }: Props) {
  const t = useT('farm-record');
  const format = useFormat();
  const { whole, books, error, isError } = usePlanting(planting);
  const { status, diary } = whole;
  // The server knows no diary of a planting that waits.
  const isLoading = !books && !isError && planting.unsent?.kind !== 'make';
  return (
    <Dialog open onClose={onClose} title={title} shape="wide">
      {isError && <StateView state={failureState(error)}>{t('listFailed')}</StateView>}
      <div className="flex flex-col gap-4">
        {books && (books.income !== 0 || books.expense !== 0) && (
          <dl className="grid grid-cols-2 gap-2">
            {(['income', 'expense', 'profit', 'per_acre'] as const).map((name) => (
              <div key={name}>
                <dt className="text-muted">{t(`books.${name}`)}</dt>
                <dd className="font-bold">
                  {books[name] === null ? '–' : format.money(books[name])}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {(status === 'growing' || status === 'planned') && (
          <section>
            <h3 className="font-bold">{t('plan.title')}</h3>
            <WorkPlan planting={whole} cropName={cropName} />
          </section>
        )}
        <h3 className="font-bold">{t('diary.title')}</h3>
        {diary.length === 0 && isLoading && <StateView state="loading">{t('loading')}</StateView>}
        {diary.length === 0 && !isLoading && !isError && (
          <p className="text-muted">{t('diary.none')}</p>
        )}
        <DiaryLines planting={planting} diary={diary} />
      </div>
    </Dialog>
  );
}
