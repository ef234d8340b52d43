import type { DeskRequest } from '@ankur/contracts/experts/endpoints';
import { useTakeBack } from '../../entities/farm/use-removal.tsx';
import { isUnreachable } from '../../lib/http/field-errors.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useRestoredFocus } from '../../ui/use-restored-focus.ts';
import { useClaimRequestMutation, useDeskQuery, useSayOnDeskMutation } from './experts.api.ts';
import { GiveBack } from './give-back.tsx';
import { MessageForm } from './message-form.tsx';
import { RequestCard } from './request-card.tsx';

/** Questions for an expert; hidden for others. */
export function ExpertDesk() {
  const t = useT('experts');
  const box = useRestoredFocus<HTMLElement>();
  const { data } = useDeskQuery(undefined, { refetchOnMountOrArgChange: true });
  const [claim, claiming] = useClaimRequestMutation();
  const [send] = useSayOnDeskMutation();
  const takeBack = useTakeBack();
  const { records } = useOutbox();
  if (!data?.expert) return null;
  // What waits to be said would find the question given back.
  const answered = new Set(
    records.flatMap(({ what, after }) => (what === 'deskMessage' ? after : [])),
  );
  const take = async (request: DeskRequest): Promise<void> => {
    const { error } = await claim(request);
    if (error) toast.error(t(isUnreachable(error) ? 'say.failed' : 'desk.late'));
  };
  return (
    <section ref={box} aria-label={t('desk.title')} className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">{t('desk.title')}</h2>
      {data.requests.length === 0 && <p className="text-muted">{t('desk.none')}</p>}
      {takeBack.line}
      <ul className="flex flex-col gap-4">
        {data.requests.map((request) => (
          <RequestCard key={request.id} request={request} onDiscarded={takeBack.offer}>
            <p className="text-sm text-muted">{t('desk.from', { name: request.farmer })}</p>
            {request.mine ? (
              <>
                <MessageForm
                  label={t('desk.label')}
                  kinds={[
                    { kind: 'answer', label: t('desk.answer') },
                    { kind: 'question', label: t('desk.askBack') },
                  ]}
                  onSend={async (kind, text) => !(await send({ request, kind, text })).error}
                />
                {request.status === 'pending' && !answered.has(request.id) && (
                  <GiveBack request={request} />
                )}
              </>
            ) : (
              <Button
                className="self-start"
                disabled={claiming.isLoading}
                onClick={() => void take(request)}
              >
                {t('desk.claim')}
              </Button>
            )}
          </RequestCard>
        ))}
      </ul>
    </section>
  );
}
