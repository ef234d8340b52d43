import { OpenTask } from '../features/farm-tasks/open-task.tsx';
import { OpenEntry } from '../features/finance/open-entry.tsx';
import { OutboxList } from '../features/outbox/outbox-list.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

const EDITORS = {
  expenses: OpenEntry,
  incomes: OpenEntry,
  loans: OpenEntry,
  budgets: OpenEntry,
  task: OpenTask,
};

export default function OutboxPage() {
  const t = useT('outbox');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <OutboxList editors={EDITORS} />
    </Page>
  );
}
