import { useId, useState } from 'react';
import { numberOf, RecordForm } from '../../entities/farm/record-form.tsx';
import { usePlantings } from '../../entities/farm/use-farm.ts';
import { usePlantingNames } from '../../entities/farm/use-planting-names.ts';
import { WaitingChange } from '../../entities/outbox/waiting-change.tsx';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useOnline } from '../../lib/online/use-online.ts';
import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { useNow } from '../../lib/time/clock.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import {
  type Share,
  useAddShareMutation,
  useRemoveShareMutation,
  useSharesQuery,
} from './shares.api.ts';

const HERD = 'herd';
const DAYS = [1, 7, 30] as const;

/** Links by which an expert may read a diary for some days; each can be taken back. */
export default function SharesCard() {
  const t = useT('farm-record');
  const format = useFormat();
  const names = usePlantingNames();
  const now = useNow(60_000);
  const plantings = usePlantings().data ?? [];
  const { data = [] } = useSharesQuery();
  const [add] = useAddShareMutation();
  const [remove, { isLoading }] = useRemoveShareMutation();
  const { records } = useOutbox();
  const noteId = useId();
  const isOnline = useOnline();
  const [isAdding, setAdding] = useState(false);
  const nameOf = (id: string | null) => {
    if (id === null) return t('herd.title');
    const found = plantings.find((one) => one.id === id);
    return found ? names.nameOf(found) : t('planting.title');
  };
  const send = async ({ url, planting }: Share) => {
    const title = t('share.text', { what: nameOf(planting) });
    if (navigator.share) return void navigator.share({ title, url }).catch(() => undefined);
    await navigator.clipboard.writeText(url);
    toast.success(t('share.copied'));
  };
  const revoke = async (share: Share) => {
    if ((await remove(share)).error) toast.error(t('saveFailed'));
  };
  const open = data.filter(({ expires_at }) => Date.parse(expires_at) > now.getTime());
  const button = (
    <Button icon="share" look="plain" onClick={() => setAdding(true)}>
      {t('share.add')}
    </Button>
  );
  return (
    <Card title={t('share.title')} icon="share" actions={button}>
      <p className="text-muted">{t('share.lead')}</p>
      <ul className="divide-y divide-line">
        {open.map((share) => (
          <li key={share.id} className="flex flex-wrap items-center gap-2 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <b>{nameOf(share.planting)}</b> ·{' '}
              {t('share.until', { date: format.dateTime(share.expires_at) })}
            </span>
            <LinkTools
              removal={records.find(({ thing }) => thing === share.id)}
              isBusy={isLoading}
              onSend={() => void send(share)}
              onRevoke={() => void revoke(share)}
            />
          </li>
        ))}
      </ul>
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t('share.add')}>
        <div id={noteId}>{!isOnline && <Alert tone="info">{t('share.needsNetwork')}</Alert>}</div>
        {isAdding && (
          <RecordForm
            onDone={() => setAdding(false)}
            noteId={noteId}
            submitLabel={t('share.make')}
            send={({ planting, days }) =>
              add({
                planting: !planting || planting === HERD ? null : planting,
                days: numberOf(days) ?? DAYS[0],
              })
            }
            fields={[
              {
                name: 'planting',
                kind: 'select',
                label: t('share.what'),
                start: plantings[0]?.id ?? HERD,
                options: [...names.options(plantings), { value: HERD, label: t('herd.title') }],
              },
              {
                name: 'days',
                kind: 'select',
                label: t('share.days'),
                start: String(DAYS[1]),
                options: DAYS.map((days) => ({
                  value: String(days),
                  label: t.plural('share.day', days),
                })),
              },
            ]}
          />
        )}
      </Dialog>
    </Card>
  );
}

interface ToolsProps {
  removal: OutboxRecord | undefined;
  isBusy: boolean;
  onSend: () => void;
  onRevoke: () => void;
}

/** The buttons of a link. One whose removal waits is still open for whoever has it, and says so. */
function LinkTools({ removal, isBusy, onSend, onRevoke }: ToolsProps) {
  const t = useT('farm-record');
  if (removal) return <WaitingChange record={removal} />;
  return (
    <>
      <Button look="plain" icon="share" onClick={onSend}>
        {t('share.send')}
      </Button>
      <Button look="quiet" icon="close" busy={isBusy} onClick={onRevoke}>
        {t('share.revoke')}
      </Button>
    </>
  );
}
