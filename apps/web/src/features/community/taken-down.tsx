import { REPORT_REASONS } from '@ankur/contracts/community/rules';
import type { Takedown } from '@ankur/contracts/community/takedown-endpoints';
import type { TakedownGround } from '@ankur/contracts/community/takedown-rules';
import { WaitingChange } from '../../entities/outbox/waiting-change.tsx';
import { rowsOf } from '../../lib/http/paged.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { Badge } from '../../ui/badge.tsx';
import { Failed } from '../../ui/not-loaded.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { AppealForm } from './appeal-form.tsx';
import { useTakedownsInfiniteQuery } from './takedowns.api.ts';

/** Takedowns of the farmer's items, with reason, appeal and its answer. */
export function TakenDown() {
  const t = useT('community');
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useTakedownsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const known = rowsOf(data);
  const rows = useFolded('appeal', known);
  if (!known && isError)
    return (
      <Failed error={error} onRetry={refetch}>
        {t('takenDown.failed')}
      </Failed>
    );
  if (!known) return <Skeleton className="h-40 w-full" />;
  if (rows.length === 0) return <StateView state="empty">{t('takenDown.none')}</StateView>;
  return (
    <>
      <ul className="flex flex-col gap-4">
        {rows.map((takedown) => (
          <TakedownCard key={takedown.id} takedown={takedown} />
        ))}
      </ul>
      {hasNextPage && <ShowMore busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </>
  );
}

function useGroundText(): (ground: TakedownGround) => string {
  const t = useT('community');
  return (ground) => {
    const reason = REPORT_REASONS.find((known) => known === ground);
    if (reason) return t(`reason.${reason}`);
    return t(`takenDownGround.${ground as 'order' | 'reports' | 'known-picture'}`);
  };
}

function TakedownCard({ takedown }: { takedown: Takedown & Unsent }) {
  const t = useT('community');
  const format = useFormat();
  const groundText = useGroundText();
  const { id, kind, state, text, ground, why, made_at, appeal, answer } = takedown;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={state === 'lifted' ? 'good' : 'warn'}>{t(`takenDownState.${state}`)}</Badge>
        <span className="text-sm text-muted">
          {t(`takenDownKind.${kind}`)} · <time dateTime={made_at}>{format.dateTime(made_at)}</time>
        </span>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="wrap-anywhere">
        <span className="font-semibold">
          {t('takenDown.reason', { ground: groundText(ground) })}
        </span>
        {why && <span className="block whitespace-pre-line">{why}</span>}
      </p>
      {appeal && (
        <div className="rounded-control bg-sunken px-3 py-2 wrap-anywhere">
          <p className="font-semibold">{t('takenDown.yours')}</p>
          <p className="whitespace-pre-line">{appeal}</p>
          <WaitingChange record={takedown.unsent} />
        </div>
      )}
      {appeal && (
        <div className="rounded-control bg-brand-soft px-3 py-2 wrap-anywhere">
          <p className="font-semibold">{t('takenDown.answer')}</p>
          <p className="whitespace-pre-line">{answer ?? t('takenDown.waiting')}</p>
        </div>
      )}
      {takedown.may_appeal && <AppealForm id={id} />}
    </li>
  );
}
