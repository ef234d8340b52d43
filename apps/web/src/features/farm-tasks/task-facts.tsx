import { cropName } from '../../lib/i18n/crop-name.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { FarmTask } from './farm-tasks.api.ts';

/** The fields of a task as a list of names and values; empty ones are left out. */
export function TaskFacts({ task }: { task: FarmTask }) {
  const t = useT('farm-tasks');
  const format = useFormat();
  const language = useLanguage();
  const facts = [
    [t('field.date'), format.date(task.date, { dateStyle: 'full' })],
    [t('field.time'), task.time ? format.time(`${task.date}T${task.time}`) : null],
    [t('field.priority'), t(`priority.${task.priority}`)],
    [t('field.recurrence'), t(`recurrence.${task.recurrence}`)],
    [t('crop'), task.crop && cropName(task.crop, language)],
    [t('field.notes'), task.notes],
    [t('doneAt'), task.completed_at ? format.dateTime(task.completed_at) : null],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
