import type { AppealCase } from '@ankur/contracts/console/moderation-endpoints';
import { useState } from 'react';
import { rowsOf } from '../../lib/http/paged.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { AccountButton } from './account-button.tsx';
import { CaseContent } from './case-content.tsx';
import { Fetched } from './fetched.tsx';
import { useAnswerAppealMutation, useAppealsInfiniteQuery } from './moderation.api.ts';
import { useGround } from './use-ground.ts';
import { WhyDialog } from './why-dialog.tsx';

/** Unanswered appeals of authors. */
export function Appeals() {
  const t = useT('console');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useAppealsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className="flex flex-col gap-4">
      <Fetched data={rowsOf(data)} isError={isError} refetch={refetch}>
        {(rows) =>
          rows.length === 0 ? (
            <StateView state="empty">{t('appeal.none')}</StateView>
          ) : (
            <ul className="flex flex-col gap-4">
              {rows.map((appeal) => (
                <AppealCard key={appeal.id} appeal={appeal} />
              ))}
            </ul>
          )
        }
      </Fetched>
      {hasNextPage && <ShowMore busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </div>
  );
}

function AppealCard({ appeal }: { appeal: AppealCase }) {
  const t = useT('console');
  const format = useFormat();
  const groundText = useGround();
  const [answer] = useAnswerAppealMutation();
  const [deed, setDeed] = useState<'restore' | 'reject' | null>(null);
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="info">{t(`kind.${appeal.kind}`)}</Badge>
        <Badge tone="warn">{t('appeal.due', { at: format.dateTime(appeal.due_at) })}</Badge>
        <AccountButton account={appeal.author} />
      </div>
      <CaseContent text={appeal.text} picture={appeal.picture} video={appeal.video} />
      <p className="text-sm wrap-anywhere">
        {t('appeal.because', { ground: groundText(appeal.ground) })}
        {appeal.why && ` · ${appeal.why}`}
      </p>
      <blockquote className="rounded-control bg-sunken px-3 py-2 wrap-anywhere">
        <p className="font-semibold">{t('appeal.author')}</p>
        <p className="whitespace-pre-line">{appeal.appeal}</p>
      </blockquote>
      <div className="flex flex-wrap gap-2">
        {(['restore', 'reject'] as const).map((one) => (
          <Button key={one} look="plain" onClick={() => setDeed(one)}>
            {t(`appeal.${one}`)}
          </Button>
        ))}
      </div>
      {deed && (
        <WhyDialog
          title={t(`appeal.${deed}`)}
          hint={t('appeal.answerHint')}
          onClose={() => setDeed(null)}
          onDo={(why) => answer({ id: appeal.id, restore: deed === 'restore', why })}
        />
      )}
    </li>
  );
}
