import type { StorageAnswer } from '@ankur/contracts/account/storage';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useStorageQuery } from './account.api.ts';

const ALMOST = 0.9;
const MB = 1024 * 1024;

/** Storage used, by kind, and the quota. */
export function StorageCard() {
  const t = useT('account');
  const { data, error, isError, refetch } = useStorageQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Card title={t('storage.title')} icon="image">
      <p className="mb-3 text-muted">{t('storage.text')}</p>
      {data ? (
        <Uses storage={data} />
      ) : (
        <NotLoaded
          isError={isError}
          error={error}
          loading={t('storage.loading')}
          failed={t('storage.failed')}
          retry={t('retry')}
          look="plain"
          onRetry={refetch}
        />
      )}
    </Card>
  );
}

function Uses({ storage: { bytes, rows, uses } }: { storage: StorageAnswer }) {
  const t = useT('account');
  const format = useFormat();
  const size = (used: number) =>
    t('storage.mb', { size: format.number(Math.ceil((used / MB) * 10) / 10) });
  const shares = [bytes, rows].map(({ used, limit }) => used / limit);
  const tone = (share: number | undefined) => ((share ?? 0) >= ALMOST ? 'danger' : 'good');
  return (
    <div className="flex flex-col gap-4">
      {shares.some((share) => share >= ALMOST) && <Alert>{t('storage.almost')}</Alert>}
      <Progress
        label={t('storage.files')}
        value={shares[0] ?? 0}
        tone={tone(shares[0])}
        text={t('storage.of', { used: size(bytes.used), limit: size(bytes.limit) })}
      />
      <Progress
        label={t('storage.rows')}
        value={shares[1] ?? 0}
        tone={tone(shares[1])}
        text={t('storage.of', {
          used: format.number(rows.used),
          limit: format.number(rows.limit),
        })}
      />
      {uses.length > 0 && (
        <DataTable
          caption={t('storage.caption')}
          hideCaption
          rows={uses}
          rowKey={(use) => use.kind}
          columns={[
            { id: 'kind', header: t('storage.kind'), cell: (use) => t(`use.${use.kind}`) },
            {
              id: 'size',
              header: t('storage.size'),
              cell: (use) => (use.bytes > 0 ? size(use.bytes) : '–'),
              numeric: true,
            },
            {
              id: 'rows',
              header: t('storage.rows'),
              cell: (use) => format.number(use.rows),
              numeric: true,
            },
          ]}
        />
      )}
    </div>
  );
}
