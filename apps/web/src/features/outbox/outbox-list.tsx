import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { discardWrite, sendNow, takeBackDiscarded } from '../../lib/outbox/outbox-actions.ts';
import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { type Editor, OutboxRow } from './outbox-row.tsx';
import { RoomNote } from './room-note.tsx';
import { useSubjects } from './use-subjects.ts';

const SHOWN = 50;

interface Props {
  /** The forms in which writes can be changed, by what they write. */
  editors: Readonly<Record<string, Editor>>;
  /** The screen on which a farmer finds what a write is about. */
  screenOf: (record: OutboxRecord) => string;
}

/** Everything that waits to be sent: first what needs the farmer, then the rest in the order in which it goes out. */
export function OutboxList({ editors, screenOf }: Props) {
  const t = useT('outbox');
  const { records } = useOutbox();
  const subjectOf = useSubjects(records);
  const [discarded, setDiscarded] = useState<number | null>(null);
  const [shown, setShown] = useState(SHOWN);
  const discard = async ({ id }: OutboxRecord): Promise<void> =>
    setDiscarded(await discardWrite(id));
  const undo = async (at: number): Promise<void> => {
    await takeBackDiscarded(at);
    setDiscarded(null);
  };
  const parts = [
    ['needsYou', records.filter(({ state }) => state === 'needs_you')],
    ['waiting', records.filter(({ state }) => state !== 'needs_you')],
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <RoomNote />
      {discarded !== null && (
        <Alert
          tone="info"
          action={
            <Button look="plain" onClick={() => void undo(discarded)}>
              {t('undo')}
            </Button>
          }
        >
          {t('discarded')}
        </Alert>
      )}
      {records.length === 0 && <StateView state="empty">{t('none')}</StateView>}
      {parts.map(([part, some]) =>
        some.length > 0 ? (
          <Card
            key={part}
            title={t(part)}
            id={part}
            icon={part === 'waiting' ? 'upload' : 'warning'}
            actions={
              part === 'waiting' && (
                <Button look="plain" onClick={() => void sendNow(some.map(({ id }) => id))}>
                  {t('tryAll')}
                </Button>
              )
            }
          >
            <ul className="divide-y divide-line">
              {some.slice(0, shown).map((record) => (
                <OutboxRow
                  key={record.id}
                  record={record}
                  records={records}
                  editor={editors[record.what]}
                  screen={screenOf(record)}
                  subject={subjectOf(record)}
                  onDiscard={(one) => void discard(one)}
                />
              ))}
            </ul>
            {some.length > shown && (
              <ShowMore busy={false} onMore={() => setShown(shown + SHOWN)} />
            )}
          </Card>
        ) : null,
      )}
    </div>
  );
}
