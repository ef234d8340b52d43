import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useCommoditiesQuery } from './market.api.ts';

/** Names of commodities in the farmer's language; the feed's own name while loading. */
export function useCommodityName(): (name: string) => string {
  const language = useLanguage();
  const { data } = useCommoditiesQuery();
  return (name) => data?.find((one) => one.name === name)?.names[language] ?? name;
}
