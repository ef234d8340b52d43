import { useT } from '../lib/i18n/use-t.ts';
import type { OutboxRecord } from '../lib/outbox/record.ts';
import { Badge } from './badge.tsx';

/** Says of a row that it has not reached the server yet; nothing of one that has. */
export function UnsentMark({ record }: { record: OutboxRecord | undefined }) {
  const t = useT('common');
  if (!record) return null;
  if (record.state === 'needs_you') return <Badge tone="danger">{t('unsent.needsYou')}</Badge>;
  return (
    <Badge tone="info">{t(record.state === 'sending' ? 'unsent.sending' : 'unsent.waiting')}</Badge>
  );
}
