import type { NotificationSettings } from '@ankur/contracts/notifications/rules';
import { type FormEvent, useState } from 'react';
import { useWaitingSetter } from '../../entities/outbox/use-waiting-setter.ts';
import { WaitingChange } from '../../entities/outbox/waiting-change.tsx';
import { fieldErrors, firstError, isUnreachable } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Row } from '../../lib/outbox/record.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { TimeField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { KIND_GROUPS, switchGroup } from './kind-groups.ts';
import {
  useChangeNotificationSettingsMutation,
  useNotificationSettingsQuery,
} from './notifications.api.ts';
import { PushSwitch } from './push-switch.tsx';

const EVENING = '21:00';
const MORNING = '05:30';
/** Offered as the time of the morning message. */
const MORNING_MESSAGE = '06:00';

/** Muted kinds, quiet hours and the morning message. */
export default function NotificationSettingsView() {
  const waiting = useWaitingSetter('notification-settings');
  // The form begins anew with what stands after the ones that waited were thrown away or put in again.
  const [turn, setTurn] = useState(0);
  return (
    <>
      <WaitingChange record={waiting} onTurn={() => setTurn((last) => last + 1)} />
      <Settings key={turn} waiting={waiting?.row} />
    </>
  );
}

function Settings({ waiting }: { waiting: Row | null | undefined }) {
  const t = useT('notifications');
  const { data, error } = useNotificationSettingsQuery();
  const shown = (waiting as typeof data | null) ?? data;
  if (shown) {
    const { updated_at: _version, ...kept } = shown;
    return <SettingsForm kept={kept} />;
  }
  if (!error) return <StateView state="loading">{t('settings')}</StateView>;
  const offline = isUnreachable(error);
  return (
    <StateView state={offline ? 'offline' : 'error'}>{t(offline ? 'offline' : 'failed')}</StateView>
  );
}

function SettingsForm({ kept }: { kept: NotificationSettings }) {
  const t = useT('notifications');
  const failureText = useFailureText('notifications');
  const [given, setGiven] = useState(kept);
  const [save, { isLoading, error }] = useChangeNotificationSettingsMutation();
  const problem = failureText(firstError(fieldErrors(error), 'quiet_to'));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await save(given);
    if (!answer.error) toast.success(t('form.saved'));
  };
  const quiet = given.quiet_from !== null;
  return (
    <div className="flex flex-col gap-3">
      <PushSwitch />
      <form noValidate onSubmit={submit} className="flex flex-col gap-2">
        <fieldset>
          <legend className="font-semibold">{t('form.what')}</legend>
          {KIND_GROUPS.map(([group, kinds]) => (
            <CheckboxField
              key={group}
              label={t(`group.${group}`)}
              checked={!kinds.every((kind) => given.muted_kinds.includes(kind))}
              onChange={(event) =>
                setGiven({
                  ...given,
                  muted_kinds: switchGroup(given.muted_kinds, kinds, event.target.checked),
                })
              }
            />
          ))}
        </fieldset>
        <CheckboxField
          label={t('form.quiet')}
          checked={quiet}
          onChange={() =>
            setGiven({
              ...given,
              quiet_from: quiet ? null : EVENING,
              quiet_to: quiet ? null : MORNING,
            })
          }
        />
        {quiet && (
          <>
            <p className="text-sm text-muted">{t('form.quietHint')}</p>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
              <TimeField
                label={t('form.from')}
                value={given.quiet_from ?? ''}
                onChange={(event) => setGiven({ ...given, quiet_from: event.target.value })}
              />
              <TimeField
                label={t('form.to')}
                value={given.quiet_to ?? ''}
                error={problem}
                onChange={(event) => setGiven({ ...given, quiet_to: event.target.value })}
              />
            </div>
          </>
        )}
        <CheckboxField
          label={t('form.morning')}
          checked={Boolean(given.morning_at)}
          onChange={() =>
            setGiven({ ...given, morning_at: given.morning_at ? null : MORNING_MESSAGE })
          }
        />
        {given.morning_at && (
          <>
            <p className="text-sm text-muted">{t('form.morningHint')}</p>
            <TimeField
              label={t('form.morningAt')}
              value={given.morning_at}
              onChange={(event) => setGiven({ ...given, morning_at: event.target.value })}
            />
          </>
        )}
        {error && !problem && <Alert>{t('form.failed')}</Alert>}
        <div className="sticky bottom-0 bg-surface py-2">
          <Button type="submit" busy={isLoading}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </div>
  );
}
