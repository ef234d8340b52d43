import { useState } from 'react';
import { useAddTaskMutation } from '../../entities/task/add-task.api.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { useSignedIn } from '../../lib/session/tokens.ts';
import { todayLocal } from '../../lib/time/local-date.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DateField } from '../../ui/text-field.tsx';
import type { GuidanceArticle } from './guidance.api.ts';
import { planDuty } from './reminder-dates.ts';

/** Adds the schedule of an article to the farmer's tasks. */
export function Reminders({ article }: { article: GuidanceArticle }) {
  const t = useT('guidance');
  const format = useFormat();
  const signedIn = useSignedIn();
  const today = todayLocal();
  const [born, setBorn] = useState(today);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState(false);
  const [make, { isLoading }] = useAddTaskMutation();
  const byAge = article.schedule.some((duty) => duty.first_age_days !== null);
  const plans = article.schedule.map((duty) => ({ duty, days: planDuty(duty, born, today) }));
  const chosen = plans.flatMap(({ duty, days }) =>
    left.includes(duty.code)
      ? []
      : days.map((day) => ({
          duty,
          day,
          key: [article.id, duty.code, duty.first_age_days === null ? '' : born, day.date].join(
            ' ',
          ),
        })),
  );
  const missing = chosen.filter(({ key }) => !saved.has(key));
  const save = async () => {
    setFailed(false);
    for (const { duty, day, key } of missing) {
      const { error } = await make({
        ...day,
        task_name: duty.label.slice(0, 200),
        priority: 'high',
        notes: article.title,
        source: 'guidance',
      });
      if (error) return setFailed(true);
      setSaved((now) => new Set(now).add(key));
    }
  };
  return (
    <Card title={t('reminder.title')} icon="calendar" className="print:hidden">
      <div className="flex flex-col gap-3">
        {byAge && (
          <DateField
            label={article.topic === 'poultry' ? t('reminder.hatched') : t('reminder.born')}
            hint={t('reminder.bornHint')}
            value={born}
            onChange={(event) => {
              setBorn(event.target.value);
              setFailed(false);
            }}
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
                onChange={(event) => {
                  setFailed(false);
                  setLeft(
                    event.target.checked
                      ? left.filter((code) => code !== duty.code)
                      : [...left, duty.code],
                  );
                }}
              />
            </li>
          ))}
        </ul>
        {chosen.length > 0 && missing.length === 0 && (
          <Alert tone="good">{t('reminder.saved')}</Alert>
        )}
        {failed && <Alert>{t('reminder.failed')}</Alert>}
        {signedIn ? (
          <Button
            icon="bell"
            className="self-start"
            busy={isLoading}
            disabled={missing.length === 0}
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
