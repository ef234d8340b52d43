import type { FeedKind } from './feed.tables.ts';

/** URL of the screen of one item. */
export const itemLink = (kind: FeedKind, id: string): string =>
  kind === 'post' ? `/application/community?post=${id}` : `/application/agriloop?reel=${id}`;
