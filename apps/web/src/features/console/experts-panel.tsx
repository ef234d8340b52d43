import type { ConsoleExpert, ExpertsOverview } from '@ankur/contracts/console/expert-endpoints';
import { EXPERT_FIELDS } from '@ankur/contracts/experts/rules';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { toast } from '../../ui/toast.ts';
import { ChangeExpert } from './change-expert.tsx';
import { Fetched } from './fetched.tsx';
import { InviteExpert } from './invite-expert.tsx';
import { languageName } from './language-name.ts';
import {
  useConsoleExpertsQuery,
  useWithdrawExpertMutation,
  useWithdrawInvitationMutation,
} from './operations.api.ts';
import { WhyDialog } from './why-dialog.tsx';

/** Experts, invitations, and unanswered questions. */
export function ExpertsPanel() {
  const { data, isError, refetch } = useConsoleExpertsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="flex flex-col gap-4">
      <Fetched data={data} isError={isError} refetch={refetch}>
        {(overview) => (
          <>
            <Experts experts={overview.experts} />
            <Waiting overview={overview} />
            <Invitations invitations={overview.invitations} />
          </>
        )}
      </Fetched>
      <InviteExpert />
    </div>
  );
}

function useFieldName(): (field: string) => string {
  const t = useT('console');
  return (field) => {
    const known = EXPERT_FIELDS.find((one) => one === field);
    return known ? t(`field.${known}`) : field;
  };
}

function Experts({ experts }: { experts: readonly ConsoleExpert[] }) {
  const t = useT('console');
  const fieldName = useFieldName();
  const [withdraw] = useWithdrawExpertMutation();
  const [asked, setAsked] = useState<{ expert: ConsoleExpert; for: 'change' | 'withdraw' }>();
  const close = () => setAsked(undefined);
  return (
    <Card title={t('experts.title')}>
      {experts.length === 0 ? (
        <p className="text-muted">{t('experts.none')}</p>
      ) : (
        <DataTable
          caption={t('experts.title')}
          hideCaption
          rows={experts}
          rowKey={(row) => row.id}
          columns={[
            {
              id: 'name',
              header: t('experts.name'),
              cell: (row) => (
                <span className="wrap-anywhere">
                  {row.name} · {row.email}
                </span>
              ),
              sortBy: (row) => row.name,
            },
            {
              id: 'fields',
              header: t('experts.fields'),
              cell: (row) => row.fields.map(fieldName).join(', '),
            },
            {
              id: 'languages',
              header: t('experts.languages'),
              cell: (row) => row.languages.map(languageName).join(', '),
            },
            {
              id: 'taken',
              header: t('experts.taken'),
              cell: (row) => row.taken,
              numeric: true,
              sortBy: (row) => row.taken,
            },
            {
              id: 'answered',
              header: t('experts.answered'),
              cell: (row) => row.answered,
              numeric: true,
              sortBy: (row) => row.answered,
            },
            {
              id: 'assistant',
              header: t('experts.assistant'),
              cell: (row) => row.assistant_answers,
              numeric: true,
            },
            {
              id: 'deeds',
              header: t('experts.change'),
              cell: (row) => (
                <span className="flex flex-wrap justify-end gap-2">
                  {(['change', 'withdraw'] as const).map((deed) => (
                    <Button
                      key={deed}
                      look="plain"
                      aria-label={`${t(`experts.${deed}`)}: ${row.name}`}
                      onClick={() => setAsked({ expert: row, for: deed })}
                    >
                      {t(`experts.${deed}`)}
                    </Button>
                  ))}
                </span>
              ),
            },
          ]}
        />
      )}
      {asked?.for === 'change' && <ChangeExpert expert={asked.expert} onClose={close} />}
      {asked?.for === 'withdraw' && (
        <WhyDialog
          title={`${t('experts.withdraw')}: ${asked.expert.name}`}
          hint={t('decide.logHint')}
          onClose={close}
          onDo={(why) => withdraw({ id: asked.expert.id, why })}
        />
      )}
    </Card>
  );
}

function Waiting({ overview: { waiting, assistant } }: { overview: ExpertsOverview }) {
  const t = useT('console');
  const format = useFormat();
  const fieldName = useFieldName();
  return (
    <Card title={t('experts.waiting')}>
      {waiting.length === 0 ? (
        <p className="text-muted">{t('experts.noneWaiting')}</p>
      ) : (
        <DataTable
          caption={t('experts.waiting')}
          hideCaption
          rows={waiting}
          rowKey={(row) => `${row.field} ${row.language}`}
          columns={[
            { id: 'field', header: t('experts.fields'), cell: (row) => fieldName(row.field) },
            {
              id: 'language',
              header: t('experts.languages'),
              cell: (row) => languageName(row.language),
            },
            { id: 'count', header: t('experts.count'), cell: (row) => row.waiting, numeric: true },
            {
              id: 'oldest',
              header: t('experts.oldest'),
              cell: (row) => format.dateTime(row.oldest_at),
            },
            { id: 'able', header: t('experts.able'), cell: (row) => row.experts, numeric: true },
          ]}
        />
      )}
      <p className="mt-3">{t('experts.questions', assistant)}</p>
    </Card>
  );
}

function Invitations({ invitations }: Pick<ExpertsOverview, 'invitations'>) {
  const t = useT('console');
  const format = useFormat();
  const [withdraw] = useWithdrawInvitationMutation();
  const takeBack = async (id: string): Promise<void> => {
    if ((await withdraw(id)).error) toast.error(t('sources.failed'));
  };
  if (invitations.length === 0) return null;
  return (
    <Card title={t('experts.invited')}>
      <ul className="flex flex-col gap-2">
        {invitations.map(({ id, email, expires_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 wrap-anywhere">
            {email} · {t('experts.until', { date: format.date(expires_at) })}
            <Button
              look="plain"
              aria-label={`${t('experts.takeBack')}: ${email}`}
              onClick={() => void takeBack(id)}
            >
              {t('experts.takeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
