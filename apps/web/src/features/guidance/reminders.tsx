import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useSignedIn } from '../../lib/session/tokens.ts';
import { todayLocal } from '../../lib/time/local-date.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DateField } from '../../ui/text-field.tsx';
import { type GuidanceArticle, useMakeReminderMutation } from './guidance.api.ts';
import { planDuty } from './reminder-dates.ts';

type Outcome = 'none' | 'saved' | 'failed';

/** The schedule of an article, to be put into the farmer's own task list. */
export function Reminders({ article }: { article: GuidanceArticle }) {
  const t = useT('guidance');
  const format = useFormat();
  const signedIn = useSignedIn();
  const today = todayLocal();
  const [born, setBorn] = useState(today);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [make, { isLoading }] = useMakeReminderMutation();
  const byAge = article.schedule.some((duty) => duty.first_age_days !== null);
  const plans = article.schedule.map((duty) => ({ duty, days: planDuty(duty, born, today) }));
  const chosen = plans.filter(({ duty, days }) => days.length > 0 && !left.includes(duty.code));
  const save = async () => {
    for (const { duty, days } of chosen) {
      for (const day of days) {
        const saved = await make({
          ...day,
          task_name: duty.label.slice(0, 200),
          priority: 'high',
          notes: article.title,
          source: 'guidance',
        });
        if ('error' in saved) return setOutcome('failed');
      }
    }
    setOutcome('saved');
  };
  return (
    <Card title={t('reminder.title')} icon="calendar" className="print:hidden">
      <div className="flex flex-col gap-3">
        {byAge && (
          <DateField
            label={article.topic === 'poultry' ? t('reminder.hatched') : t('reminder.born')}
            hint={t('reminder.bornHint')}
            value={born}
            onChange={(event) => setBorn(event.target.value)}
            className="max-w-56"
          />
        )}
        <ul className="flex flex-col gap-1">
          {plans.map(({ duty, days }) => (
            <li key={duty.code}>
              <CheckboxField
                label={`${duty.label}: ${days[0] ? format.date(days[0].date) : t('reminder.past')}${
                  days.length > 1 ? ` (${t.plural('reminder.times', days.length)})` : ''
                }`}
                disabled={days.length === 0}
                checked={days.length > 0 && !left.includes(duty.code)}
                onChange={(event) =>
                  setLeft(
                    event.target.checked
                      ? left.filter((code) => code !== duty.code)
                      : [...left, duty.code],
                  )
                }
              />
            </li>
          ))}
        </ul>
        {outcome === 'saved' && <Alert tone="good">{t('reminder.saved')}</Alert>}
        {outcome === 'failed' && <Alert>{t('reminder.failed')}</Alert>}
        {signedIn ? (
          <Button
            icon="bell"
            className="self-start"
            busy={isLoading}
            disabled={chosen.length === 0 || outcome === 'saved'}
            onClick={() => void save()}
          >
            {t('reminder.make')}
          </Button>
        ) : (
          <Link to="/auth" className={buttonClass('plain', 'self-start')}>
            {t('reminder.signIn')}
          </Link>
        )}
      </div>
    </Card>
  );
}
