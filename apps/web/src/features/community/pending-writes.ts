import type { Comment, Post, Reel, VoteTotals } from '@ankur/contracts/community/feed-item';
import type { Waits } from '../../lib/outbox/describe.ts';
import type { StayingForm } from '../../lib/outbox/staying-forms.ts';
import { farmerName, sessionOwner } from '../../lib/session/tokens.ts';
import { nowMs } from '../../lib/time/clock.ts';
import type { FeedItem, FeedKind } from './feed.api.ts';
import { pressed, totalsOf, type Vote } from './votes.ts';

/** A vote on an item. */
export interface Voted {
  kind: FeedKind;
  item: FeedItem;
  vote: Vote;
}

export interface Following {
  user: string;
  follow: boolean;
}

/** Outbox options of a vote, shown on the item until sent. */
export const VOTE: Waits<Voted, VoteTotals> = {
  what: 'vote',
  kind: 'set',
  thing: ({ item }) => `${item.id}/vote`,
  after: ({ item }) => [item.id],
  before: ({ item }) => item,
  row: ({ item, vote }) => pressed(totalsOf(item), vote),
};

export const FOLLOW: Waits<Following, unknown> = {
  what: 'follow',
  kind: 'set',
  thing: ({ user }) => `${user}/following`,
  row: ({ follow }) => ({ following: follow }),
};

const nowIso = (): string => new Date(nowMs()).toISOString();

/** A comment as shown until sent. */
export function pendingComment({ text }: { text: string }, id: string): Comment {
  return {
    id,
    user: sessionOwner() ?? '',
    username: farmerName(),
    profile_picture: null,
    text,
    date: nowIso(),
    own: true,
    removable: true,
  };
}

/** What a post and a reel have in common until sent. */
function pendingItem(form: FormData, id: string) {
  const text = (name: string): string | null => {
    const value = form.get(name);
    return typeof value === 'string' ? value : null;
  };
  return {
    id,
    user: sessionOwner() ?? '',
    username: farmerName(),
    profile_picture: null,
    date: nowIso(),
    updated_at: '',
    description: text('description') ?? '',
    crop: text('crop'),
    total_likes: 0,
    total_dislikes: 0,
    total_comments: 0,
    liked: false,
    disliked: false,
    following: false,
    own: true,
    new_account: false,
    advice_warning: null,
    advice_warning_by: null,
    may_warn: false,
  };
}

/** A post as shown until sent, with its local photograph. */
export const pendingPost = (form: FormData, id: string): Post => ({
  ...pendingItem(form, id),
  photo: '',
  photos: [],
  blur: null,
});

/** A reel as shown until sent, with its local video. */
const pendingReel = (form: FormData, id: string): Reel => ({
  ...pendingItem(form, id),
  video: '',
  poster: null,
  duration_s: null,
  bytes: null,
});

/** A reel as one form; a large video goes ahead of it in pieces. */
export interface WholeReel {
  form: FormData;
  isLarge: boolean;
  /** The form that stays open until it was sent. */
  staysWith?: StayingForm;
}

export const REEL_WAITS: Waits<WholeReel, Reel> = {
  what: 'reels',
  row: ({ form }, id) => pendingReel(form, id),
  inPieces: ({ isLarge }) => (isLarge ? { video: 'upload_id' } : {}),
};
