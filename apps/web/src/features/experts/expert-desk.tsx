import { useT } from '../../lib/i18n/use-t.ts';
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
  if (!data?.expert) return null;
  const take = async (id: string): Promise<void> => {
    const { error } = await claim(id);
    if (error) toast.error(t('desk.late'));
  };
  return (
    <section ref={box} aria-label={t('desk.title')} className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">{t('desk.title')}</h2>
      {data.requests.length === 0 && <p className="text-muted">{t('desk.none')}</p>}
      <ul className="flex flex-col gap-4">
        {data.requests.map((request) => (
          <RequestCard key={request.id} request={request}>
            <p className="text-sm text-muted">{t('desk.from', { name: request.farmer })}</p>
            {request.mine ? (
              <>
                <MessageForm
                  label={t('desk.label')}
                  kinds={[
                    { kind: 'answer', label: t('desk.answer') },
                    { kind: 'question', label: t('desk.askBack') },
                  ]}
                  onSend={async (kind, text) => !(await send({ id: request.id, kind, text })).error}
                />
                {request.status === 'pending' && <GiveBack id={request.id} />}
              </>
            ) : (
              <Button
                className="self-start"
                disabled={claiming.isLoading}
                onClick={() => void take(request.id)}
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
