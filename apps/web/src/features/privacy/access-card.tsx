import type { AccessEntry } from '@ankur/contracts/privacy/access';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { useAccessLogQuery } from './privacy.api.ts';

// locale-keys: privacy:seen.*, privacy:role.*

/** Accesses of operators, moderators and experts to the farmer's data in the console, newest first. */
export function AccessCard() {
  const t = useT('privacy');
  const { data, error, isError, refetch } = useAccessLogQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Card title={t('access.title')} icon="eye">
      <p className="mb-3 text-muted">{t('access.text')}</p>
      {data ? (
        data.length === 0 ? (
          <p>{t('access.nobody')}</p>
        ) : (
          <Entries entries={data} />
        )
      ) : (
        <NotLoaded
          isError={isError}
          error={error}
          loading={t('card.loading')}
          failed={t('card.failed')}
          retry={t('card.retry')}
          look="plain"
          onRetry={refetch}
        />
      )}
    </Card>
  );
}

function Entries({ entries }: { entries: readonly AccessEntry[] }) {
  const t = useT('privacy');
  const format = useFormat();
  const who = ({ name, roles }: AccessEntry) =>
    [name ?? t('access.gone'), ...roles.map((role) => t(`role.${role}`))].join(' · ');
  return (
    <DataTable
      caption={t('access.title')}
      hideCaption
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        { id: 'when', header: t('access.when'), cell: (entry) => format.date(entry.seen_at) },
        { id: 'who', header: t('access.who'), cell: who },
        { id: 'what', header: t('access.what'), cell: (entry) => t(`seen.${entry.what}`) },
      ]}
    />
  );
}
