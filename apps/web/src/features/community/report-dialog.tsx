import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ReportReason } from './feed-actions.api.ts';

interface Props {
  reasons: readonly ReportReason[];
  busy: boolean;
  onReport: (reason: ReportReason) => void;
  onClose: () => void;
}

/** Asks for the reason of a report. */
export function ReportDialog({ reasons, busy, onReport, onClose }: Props) {
  const t = useT('community');
  const [chosen, setChosen] = useState<ReportReason>('wrong-advice');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('report.title')}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={busy} onClick={() => onReport(chosen)}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="mb-2 font-medium">{t('report.question')}</legend>
        {reasons.map((reason) => (
          <label key={reason} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              checked={chosen === reason}
              onChange={() => setChosen(reason)}
              className="size-5"
            />
            {t(`reason.${reason}`)}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
