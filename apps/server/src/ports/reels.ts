import type { FeedQuery, Reel } from '@ankur/contracts/community/feed-item';
import type { Created } from '../platform/writes/idempotent-create.ts';
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

/** Reels in the feed, as the viewer sees them. A list holds a page and one more. */
export interface ReelFeed {
  list(viewer: string, query: FeedQuery): Promise<ListedReel[]>;
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
}
