import type { Reel } from '@ankur/contracts/community/feed-item';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useFileOf } from '../../lib/outbox/use-file-of.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { ItemHead } from './item-head.tsx';
import { ItemMenu, type OnRemoved } from './item-menu.tsx';

interface Props {
  reel: Reel & Unsent;
  onRemoved: OnRemoved;
}

/** A queued reel, with its local video. */
function WaitingReel({ reel, onRemoved }: Props) {
  const t = useT('agriloop');
  const failureText = useFailureText('agriloop');
  const video = useFileOf(reel.unsent);
  return (
    <article
      aria-label={t('reelOf', { name: reel.username || t('anonymous') })}
      className="rounded-card border border-line bg-surface pb-3 shadow-card"
    >
      <ItemHead item={reel} menu={<ItemMenu kind="reels" item={reel} onRemoved={onRemoved} />} />
      {video && (
        <video
          src={video}
          aria-label={t('create.preview')}
          muted
          playsInline
          controls
          preload="metadata"
          className="max-h-96 w-full"
        />
      )}
      <div className="flex flex-col gap-2 px-3 pt-2">
        <UnsentMark record={reel.unsent} />
        <RefusalLines record={reel.unsent} failureText={failureText} />
        <p className="whitespace-pre-line wrap-anywhere">{reel.description}</p>
      </div>
    </article>
  );
}

const NONE: readonly Reel[] = [];

/** The farmer's reels that the outbox has not sent yet. */
export function WaitingReels({ onRemoved }: Pick<Props, 'onRemoved'>) {
  const waiting = useFolded<Reel>('reels', NONE).filter(({ unsent }) => unsent?.kind === 'make');
  return waiting.map((reel) => <WaitingReel key={reel.id} reel={reel} onRemoved={onRemoved} />);
}
