import { MarketScreen } from '../features/market/market-screen.tsx';
import { LatestNews } from '../features/news/latest-news.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

export default function MarketPage() {
  const t = useT('shell');
  return (
    <Page title={t('nav.market')}>
      <MarketScreen news={<LatestNews />} />
    </Page>
  );
}
