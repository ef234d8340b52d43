import { REPORT_REASONS } from '@ankur/contracts/community/rules';
import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import type { ReportReason } from './feed-actions.api.ts';

interface Props {
  busy: boolean;
  /** Sends the report; resolves with the error, if any. */
  onReport: (reason: ReportReason) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** Asks for the reason of a report and says what became of it. */
export function ReportDialog({ busy, onReport, onClose }: Props) {
  const t = useT('community');
  const [chosen, setChosen] = useState<ReportReason>('wrong-advice');
  const send = async (): Promise<void> => {
    const { error } = await onReport(chosen);
    onClose();
    if (error) toast.error(t('menu.failed'));
    else toast.success(t('report.done'));
  };
  return (
    <ConfirmDialog
      open
      title={t('report.title')}
      confirmLabel={t('report.send')}
      cancelLabel={t('cancel')}
      busy={busy}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <fieldset>
        <legend className="mb-2 font-medium">{t('report.question')}</legend>
        {REPORT_REASONS.map((reason) => (
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
    </ConfirmDialog>
  );
}
