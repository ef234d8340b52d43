import { Statement } from '../features/season/statement.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

/** The statement of the farm, to be printed. */
export default function FarmStatementPage() {
  const t = useT('farm-record');
  return (
    <Page title={t('statement.title')}>
      <Statement />
    </Page>
  );
}
