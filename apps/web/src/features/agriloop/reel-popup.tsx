import { FEED_MESSAGES } from '@ankur/contracts/community/rules';
import { ruleNames } from '../../lib/forms/rule-names.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export type Popup =
  | { kind: 'invalid' }
  | { kind: 'done'; description: string }
  | { kind: 'refused'; reason: string | null }
  | { kind: 'unexpected' };

/** What the server refuses a film for, by the names of the texts. */
const problemOf = ruleNames({
  videoMissing: FEED_MESSAGES.videoMissing,
  tooLarge: FEED_MESSAGES.videoTooLarge,
  notVideo: FEED_MESSAGES.videoNotVideo,
  videoTooLong: FEED_MESSAGES.videoTooLong,
  broken: FEED_MESSAGES.videoBroken,
  codec: FEED_MESSAGES.videoCodec,
  empty: FEED_MESSAGES.reelDescriptionEmpty,
  tooLong: FEED_MESSAGES.reelDescriptionTooLong,
});

/** What came of posting a reel. */
export function ReelPopup({ popup, onClose }: { popup: Popup | null; onClose: () => void }) {
  const t = useT('agriloop');
  if (!popup) return null;
  const reason = popup.kind === 'refused' ? popup.reason : null;
  const problem = problemOf(reason ?? '');
  const text = {
    invalid: t('popup.invalidHelp'),
    done: popup.kind === 'done' ? popup.description : '',
    refused: problem ? t(`problem.${problem}`) : reason || t('popup.refusedText'),
    unexpected: t('popup.unexpectedText'),
  }[popup.kind];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`popup.${popup.kind}`)}
      actions={<Button onClick={onClose}>{t('popup.ok')}</Button>}
    >
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </Dialog>
  );
}
