import type { ExpertRequest } from '@ankur/contracts/experts/endpoints';
import { useTakeBack } from '../../entities/farm/use-removal.tsx';
import { rowsOf } from '../../lib/http/paged.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Failed } from '../../ui/not-loaded.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { toast } from '../../ui/toast.ts';
import {
  useCloseRequestMutation,
  useFollowUpMutation,
  useMyRequestsInfiniteQuery,
  useSayWorkedMutation,
} from './experts.api.ts';
import { MessageForm } from './message-form.tsx';
import { RequestCard } from './request-card.tsx';

/** The farmer's questions with status, answers and actions. */
export function MyRequests() {
  const t = useT('experts');
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useMyRequestsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = rowsOf(data);
  const requests = useFolded('request', rows);
  const takeBack = useTakeBack();
  if (!rows && requests.length === 0 && !takeBack.line) {
    return isError ? (
      <Failed error={error} onRetry={refetch}>
        {t('request.failed')}
      </Failed>
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  }
  if (requests.length === 0 && !takeBack.line) {
    return (
      <StateView
        state="empty"
        action={
          <Link to="/application/expert" className={buttonClass()}>
            {t('request.ask')}
          </Link>
        }
      >
        {t('request.none')}
      </StateView>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {takeBack.line}
      <ul className="flex flex-col gap-4">
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} onDiscarded={takeBack.offer}>
            {request.status !== 'closed' && <RequestActions request={request} />}
          </RequestCard>
        ))}
      </ul>
      {hasNextPage && <ShowMore busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </div>
  );
}

function RequestActions({ request }: { request: ExpertRequest }) {
  const t = useT('experts');
  const [followUp] = useFollowUpMutation();
  const [close, closing] = useCloseRequestMutation();
  const [sayWorked] = useSayWorkedMutation();
  const tell = async (worked: boolean): Promise<void> => {
    const { error } = await sayWorked({ request, worked });
    if (error) toast.error(t('say.failed'));
  };
  const finish = async (): Promise<void> => {
    const { error } = await close({ request });
    if (error) toast.error(t('say.failed'));
  };
  return (
    <>
      {request.answered_at && (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="float-start me-2 font-medium">{t('worked.question')}</legend>
          <Button
            look="plain"
            aria-pressed={request.worked === true}
            onClick={() => void tell(true)}
            icon={request.worked === true ? 'check' : 'thumb-up'}
          >
            {t('worked.yes')}
          </Button>
          <Button
            look="plain"
            aria-pressed={request.worked === false}
            onClick={() => void tell(false)}
            icon={request.worked === false ? 'check' : 'thumb-down'}
          >
            {t('worked.no')}
          </Button>
        </fieldset>
      )}
      <MessageForm
        label={t('followUp.label')}
        kinds={[{ kind: 'follow-up', label: t('followUp.send') }]}
        onSend={async (_kind, text) => !(await followUp({ request, text })).error}
      />
      <Button
        look="quiet"
        busy={closing.isLoading}
        className="self-start"
        onClick={() => void finish()}
      >
        {t('request.close')}
      </Button>
    </>
  );
}
