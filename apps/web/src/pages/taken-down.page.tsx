import { TakenDown } from '../features/community/taken-down.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

export default function TakenDownPage() {
  const t = useT('community');
  return (
    <Page title={t('takenDown.title')} lead={t('takenDown.lead')}>
      <TakenDown />
    </Page>
  );
}
