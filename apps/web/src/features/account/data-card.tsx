// locale-keys: account:dataPart.*
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { dataLimitMb, setDataLimit } from '../../lib/meter/data-limit.ts';
import { usesUntil } from '../../lib/meter/meter-store.ts';
import { useNearLimit } from '../../lib/meter/near-limit.ts';
import { PARTS, totalOf } from '../../lib/meter/parts.ts';
import { todayLocal } from '../../lib/time/local-date.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { SelectField } from '../../ui/select-field.tsx';

const MB = 1_000_000;
const CHOICES_MB = [50, 100, 200, 500, 1000];

/** The data that the app used on this phone, by part, today and this month, with the farmer's limit. */
export function DataCard() {
  const t = useT('account');
  const format = useFormat();
  const isNear = useNearLimit();
  const today = todayLocal();
  const measured = useLoaded(today, () => usesUntil(today));
  const [limit, setLimit] = useState(dataLimitMb);
  const size = (bytes: number) =>
    t('storage.mb', { size: format.number(Math.ceil((bytes / MB) * 10) / 10) });
  const choose = (chosen: string) => {
    const next = chosen === '' ? null : Number(chosen);
    setLimit(next);
    void setDataLimit(next);
  };
  const row = (id: string, name: string, day = 0, month = 0) => ({ id, name, day, month });
  const rows = measured && [
    ...PARTS.map((part) =>
      row(part, t(`dataPart.${part}`), measured.day[part], measured.month[part]),
    ),
    row('total', t('data.total'), totalOf(measured.day), totalOf(measured.month)),
  ];
  return (
    <Card title={t('data.title')} icon="download">
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t('data.text')}</p>
        {isNear && <Alert tone="warn">{t('data.near')}</Alert>}
        {rows && (
          <DataTable
            caption={t('data.title')}
            hideCaption
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { id: 'part', header: t('data.use'), cell: ({ name }) => name },
              { id: 'day', header: t('data.today'), cell: ({ day }) => size(day), numeric: true },
              {
                id: 'month',
                header: t('data.month'),
                cell: ({ month }) => size(month),
                numeric: true,
              },
            ]}
          />
        )}
        <SelectField
          name="data-limit"
          label={t('data.limit')}
          hint={t('data.limitHint')}
          value={limit === null ? '' : String(limit)}
          onChange={(event) => choose(event.target.value)}
          options={[
            { value: '', label: t('data.none') },
            ...CHOICES_MB.map((mb) => ({
              value: String(mb),
              label: t('storage.mb', { size: format.number(mb) }),
            })),
          ]}
        />
      </div>
    </Card>
  );
}
