export type Topic = 'crops' | 'market';

/** An article as we keep it: plain text only, addresses of http(s) only. */
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

/** A provider of headlines. */
export interface NewsProvider {
  /** @throws ProviderError when nobody could be asked */
  page(topic: Topic, page: number, size: number): Promise<NewsPage>;
}
