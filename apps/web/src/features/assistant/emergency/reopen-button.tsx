import type { Translate } from '../../../lib/i18n/translate.ts';
import { Button } from '../../../ui/button.tsx';
import type { FirstAid } from './cards.ts';

/** The way back to the screen of an emergency that was left for the conversation. */
export function ReopenButton({ aid, onOpen }: { aid: FirstAid; onOpen: () => void }) {
  const t: Translate<'emergency'> = aid.t;
  return (
    <Button
      look="quiet"
      icon="phone"
      lang={aid.language}
      className="justify-start! rounded-none! border-b border-line text-start!"
      onClick={onOpen}
    >
      {t('reopen', { title: aid.card.title })}
    </Button>
  );
}
