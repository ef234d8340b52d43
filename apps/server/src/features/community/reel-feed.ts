import type { ReelFeed } from '../../ports/reels.ts';
import { toReel } from './feed.mapper.ts';
import type { SeenItem } from './feed.repository.ts';
import { adviceWarningsOf, type FeedDeps, feedServiceOf } from './feed.routes.ts';

/** The feed of reels as the feature that takes their videos uses it. */
export function createReelFeed(deps: FeedDeps): ReelFeed {
  const feed = feedServiceOf('reel', deps);
  const warnings = adviceWarningsOf('reel', deps);
  const show = (row: SeenItem, viewer: string) => toReel(row, viewer, deps.clock.now());
  const listed = (rows: SeenItem[], viewer: string) =>
    rows.map((row) => ({ ...show(row, viewer), cursor: row.cursor }));
  const find = async (viewer: string, id: string) => show(await feed.find(viewer, id), viewer);
  return {
    list: async (viewer, query) => listed(await feed.list(viewer, query), viewer),
    listVoted: async (viewer, value, query) =>
      listed(await feed.listVoted(viewer, value, query), viewer),
    find,
    edit: async (author, id, description, ifMatch) =>
      show(await feed.edit(author, id, description, ifMatch), author),
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
    async warn(expertId, id, reason) {
      await warnings.warn(expertId, id, reason);
      return find(expertId, id);
    },
    async takeWarningOff(expertId, id) {
      await warnings.takeOff(expertId, id);
      return find(expertId, id);
    },
  };
}
