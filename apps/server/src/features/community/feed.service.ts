import type {
  Comment,
  FeedQuery,
  Post,
  Reel,
  VoteTotals,
} from '@ankur/contracts/community/feed-item';
import type { VoteBody } from '@ankur/contracts/community/rules';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { cursorId } from '../../platform/http/paging.ts';
import { type Ids, isId } from '../../platform/ids.ts';
import type { MediaStore } from '../../platform/media-store/media-store.ts';
import { excerpt, type Notify } from '../../platform/notify/notify.ts';
import {
  type Created,
  createOnce,
  currentRow,
  wasCreated,
} from '../../platform/writes/idempotent-create.ts';
import { type IfMatch, matchesVersion, versionConflict } from '../../platform/writes/version.ts';
import type { Write } from '../../platform/writes/write.ts';
import type { createCommentsRepository } from './comments.repository.ts';
import { toComment, toVotes } from './feed.mapper.ts';
import type { FeedRepository, SeenItem } from './feed.repository.ts';
import type { FeedKind, FeedMedia } from './feed.tables.ts';
import { itemLink } from './item-link.ts';
import { tellTakenDown } from './moderation/author-notices.ts';
import { hideKnownPicture } from './moderation/known-pictures.ts';
import type { Subject } from './moderation/takedowns.repository.ts';
import type { VoteWish } from './vote-batcher.ts';

export interface NewItem {
  description: string;
  crop: string | null;
  media: FeedMedia;
  blur: string | null;
  /** Perceptual hash of the picture; null without one. */
  pictureHash: string | null;
}

interface Deps {
  db: Database;
  kind: FeedKind;
  feed: FeedRepository;
  comments: ReturnType<typeof createCommentsRepository>;
  /** An item as its author sees it. */
  show(row: SeenItem, viewer: string, now: Date): Post | Reel;
  /** State and district of the author's place or profile. */
  placeOf(farmerId: string): Promise<{ state: string | null; district: string | null }>;
  media: Pick<MediaStore, 'remove'>;
  notify: Notify;
  clock: Clock;
  ids: Ids;
}

const VALUES = { like: 1, dislike: -1 } as const;

/** Posts or reels: reading, sharing, votes and comments. Returns rows for the caller's mapper; of a list a page and one more. */
export function createFeedService({
  db,
  kind,
  feed,
  comments,
  show,
  placeOf,
  media,
  notify,
  clock,
  ids,
}: Deps) {
  const find = async (viewer: string, id: string): Promise<SeenItem> => {
    const item = isId(id) ? await feed.find(viewer, id) : undefined;
    if (!item) throw notFound();
    return item;
  };
  /** Throws why an own item could not be changed: not found, or another version. */
  const refuseStaleVersion = async (author: string, id: string, ifMatch: IfMatch | undefined) => {
    const item = ifMatch && (await feed.find(author, id));
    if (item?.farmer_id !== author || matchesVersion(ifMatch, item.updated_at)) return notFound();
    return versionConflict(show(item, author, clock.now()));
  };
  const edit = async (
    author: string,
    id: string,
    description: string,
    ifMatch?: IfMatch,
  ): Promise<SeenItem> => {
    if (!isId(id)) throw notFound();
    const change = { description, now: clock.now(), ifMatch };
    if (!(await feed.update(author, id, change)))
      throw await refuseStaleVersion(author, id, ifMatch);
    return find(author, id);
  };
  const vote = async (
    voter: string,
    id: string,
    wish: Pick<VoteWish, 'value' | 'sets'>,
  ): Promise<VoteTotals> => {
    if (!isId(id)) throw notFound();
    const state = await feed.vote({ voter, id, ...wish });
    if (!state) throw notFound();
    return toVotes(state);
  };
  return {
    async list(viewer: string, query: FeedQuery) {
      if (query.user !== undefined && !isId(query.user)) throw notFound();
      const near = query.filter === 'near' ? await placeOf(viewer) : null;
      return feed.list(viewer, {
        filter: query.filter,
        crop: query.crop,
        author: query.user,
        district: near?.district,
        before: cursorId(query.cursor),
        limit: query.limit + 1,
      });
    },
    async listVoted(
      viewer: string,
      value: 1 | -1,
      query: { cursor?: string | undefined; limit: number },
    ) {
      return feed.listVoted(viewer, value, cursorId(query.cursor), query.limit + 1);
    },
    find,
    /**
     * Idempotent by the client's id; a retry stores no file. `fresh` is
     * the id of an item without a client id.
     * @throws AppError conflict, gone
     */
    async create(
      author: string,
      item: NewItem,
      write: Write | undefined,
      fresh = ids.next(),
    ): Promise<Created<SeenItem>> {
      const where = await placeOf(author);
      const now = clock.now();
      const row = {
        kind,
        place: ids.next(),
        farmerId: author,
        createdAt: now,
        updatedAt: now,
        ...item,
        ...where,
      };
      let hidden: Subject | undefined;
      const { row: id, again } = await createOnce(db, author, write, fresh, {
        insert: (on, own) =>
          on.transaction(async (tx) => {
            if (!(await feed.insert(tx, { id: own, ...row }))) return null;
            hidden = await hideKnownPicture(tx, own, item.pictureHash, { clock, ids });
            return own;
          }),
        find: async (own) => own,
      });
      if (again) await media.remove(keysOf(item.media));
      if (hidden) await tellTakenDown({ db, clock, ids }, hidden);
      const found = hidden ? feed.findOwn(author, id) : feed.find(author, id);
      return { row: await currentRow(found), again };
    },
    /** The item already created under this id, or null. @throws AppError conflict, gone */
    async sharedBy(author: string, write: Write | undefined): Promise<SeenItem | null> {
      if (!write || !(await wasCreated(db, author, write))) return null;
      return currentRow(feed.find(author, write.id));
    },
    /** An existing own item, with its description replaced where one is given; null when there is none. */
    async again(author: string, id: string, description: string): Promise<SeenItem | null> {
      const item = await feed.find(author, id);
      if (item?.farmer_id !== author) return null;
      return item.description === description ? item : edit(author, id, description);
    },
    edit,
    /** Deletes an own item and its files. */
    async remove(author: string, id: string, ifMatch: IfMatch | undefined): Promise<void> {
      if (!isId(id)) throw notFound();
      const gone = await feed.remove(author, id, ifMatch);
      if (!gone) throw await refuseStaleVersion(author, id, ifMatch);
      await media.remove(keysOf(gone));
    },
    like: (voter: string, id: string) => vote(voter, id, { value: 1, sets: false }),
    dislike: (voter: string, id: string) => vote(voter, id, { value: -1, sets: false }),
    /** Sets or withdraws the vote; idempotent. */
    setVote: (voter: string, id: string, said: VoteBody['vote']) =>
      vote(voter, id, { value: said === null ? 0 : VALUES[said], sets: true }),
    async listComments(
      viewer: string,
      id: string,
      query: { cursor?: string | undefined; limit: number },
    ) {
      await find(viewer, id);
      return comments.list(viewer, id, cursorId(query.cursor), query.limit + 1);
    },
    /** Adds a comment; idempotent by the client's id. @throws AppError conflict, gone */
    async comment(
      author: string,
      id: string,
      text: string,
      write: Write | undefined,
    ): Promise<Created<Comment>> {
      const item = await find(author, id);
      const comment = {
        place: ids.next(),
        itemId: item.id,
        farmerId: author,
        text,
        createdAt: clock.now(),
      };
      const made = await createOnce(db, author, write, ids.next(), {
        insert: async (on, own) =>
          (await comments.insert(on, { id: own, ...comment })) ? own : null,
        find: async (own) => own,
      });
      const row = await currentRow(comments.find(made.row));
      if (item.farmer_id !== author) {
        await notify({
          farmerId: item.farmer_id,
          kind: 'comment',
          payload: { name: row.username ?? 'Anonymous', text: excerpt(text) },
          link: itemLink(kind, item.id),
          from: author,
          eventKey: `comment:${row.id}`,
        });
      }
      return { row: toComment(row, author), again: made.again };
    },
    async hide(viewer: string, id: string): Promise<void> {
      await find(viewer, id);
      await feed.hide(viewer, id);
    },
  };
}

export type FeedService = ReturnType<typeof createFeedService>;

/** Every file of an item. */
function keysOf(media: FeedMedia): string[] {
  const pictures = (media.pictures ?? []).flatMap(({ webp, avif }) => [webp, avif]);
  return [...pictures, media.video, media.poster].filter((key) => typeof key === 'string');
}
