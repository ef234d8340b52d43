import { SuggestCard } from '../features/suggestions/suggest-card.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

export default function SuggestWordPage() {
  const t = useT('suggestions');
  return (
    <Page title={t('title')} hideTitle>
      <SuggestCard />
    </Page>
  );
}
