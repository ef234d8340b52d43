import type { FeedQuery, Reel } from '@ankur/contracts/community/feed-item';
import type { Created } from '../platform/writes/idempotent-create.ts';
import type { IfMatch } from '../platform/writes/version.ts';
import type { Write } from '../platform/writes/write.ts';

export interface NewReel {
  description: string;
  crop: string | null;
  /** Keys of the files. */
  media: { video?: string; poster?: string; durationS?: number; bytes?: number };
  blur: string | null;
  /** By which the poster is recognised; null without one. */
  pictureHash: string | null;
}

/** A reel in a list, with its place in it. */
export type ListedReel = Reel & { cursor: string };

/** Reels in the feed, as the viewer sees them. Lists hold a page and one more. */
export interface ReelFeed {
  list(viewer: string, query: FeedQuery): Promise<ListedReel[]>;
  listVoted(
    viewer: string,
    value: 1 | -1,
    query: { cursor?: string | undefined; limit: number },
  ): Promise<ListedReel[]>;
  /** @throws AppError not_found */
  find(viewer: string, id: string): Promise<Reel>;
  /** @throws AppError not_found, changed when it is another version */
  edit(author: string, id: string, description: string, ifMatch?: IfMatch): Promise<Reel>;
  /**
   * Shares a reel once, however often it is sent under its id; sent again it keeps no file of its own. `fresh` is the id
   * of one that has none of its author's making. @throws AppError conflict, gone
   */
  create(
    author: string,
    reel: NewReel,
    write: Write | undefined,
    fresh: string,
  ): Promise<Created<Reel>>;
  /** What was shared under this id before; null when nothing. @throws AppError conflict, gone */
  sharedBy(author: string, write: Write | undefined): Promise<Reel | null>;
  /** An own reel that is there already, with another description where one is given; null when it is not. */
  again(author: string, id: string, description: string): Promise<Reel | null>;
  /** Labels its advice as possibly wrong, in an expert's words. @throws AppError not_found */
  warn(expertId: string, id: string, reason: string): Promise<Reel>;
  /** @throws AppError not_found when nobody has put a label on */
  takeWarningOff(expertId: string, id: string): Promise<Reel>;
}
