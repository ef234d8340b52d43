export type Topic = 'crops' | 'market';

/** A sanitised article: plain text only, http(s) URLs only. */
export interface NewsItem {
  title: string;
  description: string;
  url: string;
  imageUrl: string | null;
  source: string | null;
  publishedAt: string | null;
}

export interface NewsPage {
  items: NewsItem[];
  total: number;
}

/** Port: headlines. */
export interface NewsProvider {
  /** @throws ProviderError when no source could be reached */
  page(topic: Topic, page: number, size: number): Promise<NewsPage>;
}
