import type { Reel } from '@ankur/contracts/community/feed-item';
import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { LinkedText } from './linked-text.tsx';

const LINES_SHOWN = 4;
/** About four lines on a narrow phone. */
const LETTERS_SHOWN = 140;

/** The caption of a reel, truncated and expandable. */
export function ReelCaption({ reel }: { reel: Reel }) {
  const t = useT('community');
  const [open, setOpen] = useState(false);
  const text = reel.description;
  const long = text.length > LETTERS_SHOWN || text.split('\n').length > LINES_SHOWN;
  return (
    <>
      <p className={`whitespace-pre-line wrap-anywhere ${long && !open ? 'line-clamp-4' : ''}`}>
        <LinkedText text={text} clickable={!reel.new_account} />
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-11 font-semibold text-brand"
        >
          {t(open ? 'caption.less' : 'caption.more')}
        </button>
      )}
    </>
  );
}
