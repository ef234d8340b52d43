import type { Comment, FeedQuery, VoteTotals } from '@ankur/contracts/community/feed-item';
import type { Clock } from '../../platform/clock.ts';
import type { Press } from '../../platform/database/press-rows.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { cursorId } from '../../platform/http/paging.ts';
import { type Ids, isId } from '../../platform/ids.ts';
import type { MediaStore } from '../../platform/media-store/media-store.ts';
import { excerpt, type Notify } from '../notifications/notify.ts';
import type { createCommentsRepository } from './comments.repository.ts';
import { toComment, toVotes } from './feed.mapper.ts';
import type { FeedRepository, SeenItem } from './feed.repository.ts';
import type { FeedKind, FeedMedia } from './feed.tables.ts';
import { itemLink } from './item-link.ts';

export interface NewItem {
  description: string;
  crop: string | null;
  media: FeedMedia;
  blur: string | null;
}

interface Deps {
  kind: FeedKind;
  feed: FeedRepository;
  comments: ReturnType<typeof createCommentsRepository>;
  /** State and district that the author's place or profile names. */
  placeOf(farmerId: string): Promise<{ state: string | null; district: string | null }>;
  media: Pick<MediaStore, 'remove'>;
  notify: Notify;
  clock: Clock;
  ids: Ids;
}

/** Posts or reels: reading, sharing, votes and comments. Answers rows; the caller's mapper names what goes out. */
export function createFeedService({
  kind,
  feed,
  comments,
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
  const edit = async (author: string, id: string, description: string): Promise<SeenItem> => {
    if (!isId(id) || !(await feed.update(author, id, description, clock.now()))) throw notFound();
    return find(author, id);
  };
  const page = <Row extends { id: string }>(rows: Row[], limit: number) => ({
    rows: rows.slice(0, limit),
    more: rows.length > limit,
  });
  const vote = async (
    voter: string,
    id: string,
    value: 1 | -1,
    key: string | undefined,
  ): Promise<VoteTotals> => {
    if (!isId(id)) throw notFound();
    const state = await feed.pressVote(voter, id, value, key);
    if (!state) throw notFound();
    return toVotes(state);
  };
  return {
    async list(viewer: string, query: FeedQuery) {
      if (query.user !== undefined && !isId(query.user)) throw notFound();
      const near = query.filter === 'near' ? await placeOf(viewer) : null;
      const rows = await feed.list(viewer, {
        filter: query.filter,
        crop: query.crop,
        author: query.user,
        district: near?.district,
        before: cursorId(query.cursor),
        limit: query.limit + 1,
      });
      return page(rows, query.limit);
    },
    async listVoted(
      viewer: string,
      value: 1 | -1,
      query: { cursor?: string | undefined; limit: number },
    ) {
      return page(
        await feed.listVoted(viewer, value, cursorId(query.cursor), query.limit + 1),
        query.limit,
      );
    },
    find,
    /**
     * A press that is sent again shares nothing more, keeps no file of its own and answers with what it shared. `fresh`
     * is the id of an item that is shared for the first time.
     */
    async create(
      author: string,
      item: NewItem,
      press?: Press,
      fresh = ids.next(),
    ): Promise<SeenItem> {
      const id = await feed.idFor(author, press, fresh);
      const place = await placeOf(author);
      const row = { id, kind, farmerId: author, createdAt: clock.now(), ...item, ...place };
      if (!(await feed.insert(row))) await media.remove(keysOf(item.media));
      return find(author, id);
    },
    /** What a press has shared already; null when nothing, or when it was deleted since. */
    async sharedBy(author: string, press: Press | undefined): Promise<SeenItem | null> {
      const id = await feed.madeBy(author, press);
      return id === null ? null : ((await feed.find(author, id)) ?? null);
    },
    /** An own item that is there already, with another description where one is given; null when it is not. */
    async again(author: string, id: string, description: string): Promise<SeenItem | null> {
      const item = await feed.find(author, id);
      if (item?.farmer_id !== author) return null;
      return item.description === description ? item : edit(author, id, description);
    },
    edit,
    /** Deletes an own item; its files follow. */
    async remove(author: string, id: string): Promise<void> {
      const gone = isId(id) ? await feed.remove(author, id) : undefined;
      if (!gone) throw notFound();
      await media.remove(keysOf(gone));
    },
    like: (voter: string, id: string, key?: string) => vote(voter, id, 1, key),
    dislike: (voter: string, id: string, key?: string) => vote(voter, id, -1, key),
    async listComments(
      viewer: string,
      id: string,
      query: { cursor?: string | undefined; limit: number },
    ) {
      await find(viewer, id);
      const rows = await comments.list(viewer, id, cursorId(query.cursor), query.limit + 1);
      return page(rows, query.limit);
    },
    /** A press that is sent again says nothing more and answers with what it said. */
    async comment(author: string, id: string, text: string, press?: Press): Promise<Comment> {
      const item = await find(author, id);
      const comment = {
        id: await comments.idFor(author, press, ids.next()),
        itemId: item.id,
        farmerId: author,
        text,
        createdAt: clock.now(),
      };
      await comments.insert(comment);
      const row = await comments.find(comment.id);
      if (!row) throw notFound();
      if (item.farmer_id !== author) {
        await notify({
          farmerId: item.farmer_id,
          kind: 'comment',
          payload: { name: row.username ?? 'Anonymous', text: excerpt(text) },
          link: itemLink(kind, item.id),
          from: author,
          eventKey: `comment:${comment.id}`,
        });
      }
      return toComment(row, author);
    },
    async hide(viewer: string, id: string): Promise<void> {
      await find(viewer, id);
      await feed.hide(viewer, id);
    },
  };
}

export type FeedService = ReturnType<typeof createFeedService>;

/** Every file of an item. */
export function keysOf(media: FeedMedia): string[] {
  const pictures = (media.pictures ?? []).flatMap(({ webp, avif }) => [webp, avif]);
  return [...pictures, media.video, media.poster].filter((key) => typeof key === 'string');
}
