import { QUESTION_STATUSES, type QuestionStatus } from '@ankur/contracts/assistant/question-rules';
import { useState } from 'react';
import { rowsOf } from '../../lib/http/paged.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { Failed } from '../../ui/not-loaded.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useRestoredFocus } from '../../ui/use-restored-focus.ts';
import { useAssistantQuestionsInfiniteQuery } from './assistant-questions.api.ts';
import { useDeskQuery } from './experts.api.ts';
import { QuestionCard } from './question-card.tsx';

/** Questions that the assistant leaves to experts, by status; hidden for others. */
export function AssistantQuestions() {
  const t = useT('experts');
  const box = useRestoredFocus<HTMLElement>();
  const { data } = useDeskQuery();
  const [status, setStatus] = useState<QuestionStatus>('waiting');
  if (!data?.expert) return null;
  return (
    <section ref={box} aria-label={t('open.title')} className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">{t('open.title')}</h2>
      <p className="text-muted">{t('open.lead')}</p>
      <Tabs
        label={t('open.states')}
        tabs={QUESTION_STATUSES.map((id) => ({ id, label: t(`openStatus.${id}`) }))}
        value={status}
        onChange={setStatus}
      >
        <QuestionList status={status} />
      </Tabs>
    </section>
  );
}

function QuestionList({ status }: { status: QuestionStatus }) {
  const t = useT('experts');
  const { currentData, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useAssistantQuestionsInfiniteQuery(status, { refetchOnMountOrArgChange: true });
  const rows = rowsOf(currentData);
  const questions = useFolded('assistantAnswer', rows);
  if (!rows && isError)
    return (
      <Failed error={error} onRetry={refetch}>
        {t('open.failed')}
      </Failed>
    );
  if (!rows) return <Skeleton className="h-40 w-full" />;
  if (questions.length === 0) return <p className="text-muted">{t('open.none')}</p>;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {questions.map((question) => (
          <QuestionCard key={question.id} question={question} />
        ))}
      </ul>
      {hasNextPage && <ShowMore busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </div>
  );
}
