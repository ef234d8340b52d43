import type { ReelFeed } from '../../ports/reels.ts';
import { toReel } from './feed.mapper.ts';
import type { SeenItem } from './feed.repository.ts';
import { type FeedDeps, feedServiceOf } from './feed.routes.ts';

/** The feed of reels as the feature that takes their videos uses it. */
export function createReelFeed(deps: FeedDeps): ReelFeed {
  const feed = feedServiceOf('reel', deps);
  const show = (row: SeenItem, viewer: string) => toReel(row, viewer, deps.clock.now());
  const listed = (rows: SeenItem[], viewer: string) =>
    rows.map((row) => ({ ...show(row, viewer), cursor: row.cursor }));
  return {
    list: async (viewer, query) => listed(await feed.list(viewer, query), viewer),
    async create(author, reel, write, fresh) {
      const { row, again } = await feed.create(author, reel, write, fresh);
      return { row: show(row, author), again };
    },
    async sharedBy(author, write) {
      const row = await feed.sharedBy(author, write);
      return row && show(row, author);
    },
    async again(author, id, description) {
      const row = await feed.again(author, id, description);
      return row && show(row, author);
    },
  };
}
