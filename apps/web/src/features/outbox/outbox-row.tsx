import { type ComponentType, useState } from 'react';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { knowsWifi } from '../../lib/outbox/device.ts';
import { canRewrite } from '../../lib/outbox/discard.ts';
import { holdForWifi, sendNow } from '../../lib/outbox/outbox-actions.ts';
import { currentOf, type OutboxRecord } from '../../lib/outbox/record.ts';
import { isBlocked } from '../../lib/outbox/settle.ts';
import { Link } from '../../lib/router/link.tsx';
import { useNow } from '../../lib/time/clock.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import ConflictDialog from './conflict-dialog.tsx';
import { kindOf } from './kinds.ts';
import { useWords } from './use-words.ts';

/** The form of a kind of write, opened with what was typed. */
export type Editor = ComponentType<{ record: OutboxRecord; onClose: () => void }>;

interface Props {
  record: OutboxRecord;
  /** Everything that waits. */
  records: readonly OutboxRecord[];
  editor: Editor | undefined;
  /** Where it is changed instead, if there is no form for it. */
  screen: string;
  /** The animal or the crop that an entry is about. */
  subject: string | null;
  onDiscard: (record: OutboxRecord) => void;
}

const KB = 1024;

/** A size for people: kilobytes, from one thousand on megabytes. */
function useSize() {
  const { number } = useFormat();
  return (bytes: number): string =>
    bytes < 1000 * KB
      ? `${number(Math.max(1, Math.round(bytes / KB)))} KB`
      : `${number(bytes / KB / KB, { maximumFractionDigits: 1 })} MB`;
}

const GONE = new Set([404, 410]);

/** Why a write needs the farmer, where the answer itself says nothing. */
function useReason() {
  const t = useT('outbox');
  return ({ refusal }: OutboxRecord): string | null => {
    if (!refusal || refusal.status === 400) return null;
    if (refusal.status === 412) return t('changed');
    return GONE.has(refusal.status) ? t('gone') : t('fault');
  };
}

/** One write that waits: what it is, since when, how large, and what can be done about it. */
export function OutboxRow({ record, records, editor: Form, screen, subject, onDiscard }: Props) {
  const t = useT('outbox');
  const { namespace, failures = namespace } = kindOf(record.what);
  const failureText = useFailureText(failures);
  const format = useFormat();
  const words = useWords(record.what, useCropNames().nameOf);
  const size = useSize();
  const reason = useReason();
  const now = useNow(30_000);
  const [open, setOpen] = useState<'form' | 'conflict' | null>(null);
  const { id, what, kind, state, held, paused } = record;
  const isChanged = kind === 'make' || kind === 'change';
  const canOpen = Form && isChanged && (!kindOf(what).isFinal || canRewrite(record));
  const facts = [
    t('since', { when: format.relative(new Date(record.madeAtMs), now) }),
    size(record.bytes),
    held && t('held'),
    paused && t('paused'),
    isBlocked(records, record) && t('follows'),
  ];
  const close = (): void => setOpen(null);
  return (
    <li className="flex flex-col gap-2 py-3 [contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
      <p className="font-semibold wrap-anywhere">
        {t(`what.${what}` as 'what.task')} ({t(`kind.${kind}`)})
      </p>
      <p className="wrap-anywhere">{[subject, words.title(record)].filter(Boolean).join(' · ')}</p>
      <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
      <div>
        <UnsentMark record={record} />
      </div>
      {reason(record) && <p className="font-medium text-danger">{reason(record)}</p>}
      {record.refusal?.status !== 412 && <RefusalLines record={record} failureText={failureText} />}
      <div className="flex flex-wrap gap-2">
        {currentOf(record.refusal) ? (
          <Button look="plain" onClick={() => setOpen('conflict')}>
            {t('compare')}
          </Button>
        ) : (
          <Button look="plain" busy={state === 'sending'} onClick={() => void sendNow([id])}>
            {t('tryNow')}
          </Button>
        )}
        {canOpen ? (
          <Button look="plain" icon="edit" onClick={() => setOpen('form')}>
            {t('open')}
          </Button>
        ) : (
          <Link to={screen} className={buttonClass('plain')}>
            <Icon name="edit" />
            {t('open')}
          </Link>
        )}
        {knowsWifi() && state === 'waiting' && (
          <Button look="quiet" onClick={() => void holdForWifi([id], !held)}>
            {t(held ? 'release' : 'hold')}
          </Button>
        )}
        <Button look="quiet" icon="trash" onClick={() => onDiscard(record)}>
          {t('discard')}
        </Button>
      </div>
      {open === 'form' && Form && <Form record={record} onClose={close} />}
      {open === 'conflict' && <ConflictDialog record={record} onClose={close} />}
    </li>
  );
}
