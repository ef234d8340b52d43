import type { Comment, Post, Reel, VoteTotals } from '@ankur/contracts/community/feed-item';
import type { CommentRow } from './comments.repository.ts';
import type { SeenItem, VoteState } from './feed.repository.ts';

const WEEK_MS = 7 * 86_400_000;

export const mediaPath = (key: string) => `/media/${key}`;

/** Fields of both kinds; never a phone number, a place or an e-mail address. */
function common(row: SeenItem, viewer: string, now: Date) {
  return {
    id: row.id,
    user: row.farmer_id,
    username: row.username ?? 'Anonymous',
    profile_picture: row.picture_key ? mediaPath(row.picture_key) : null,
    date: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    description: row.description,
    crop: row.crop,
    total_likes: row.total_likes,
    total_dislikes: row.total_dislikes,
    total_comments: row.total_comments,
    liked: row.vote === 1,
    disliked: row.vote === -1,
    following: row.following,
    own: row.farmer_id === viewer,
    new_account: now.getTime() - row.author_since.getTime() < WEEK_MS,
    advice_warning: row.advice_warning,
    advice_warning_by: row.advice_warning_by,
    may_warn: row.may_warn,
  };
}

export function toPost(row: SeenItem, viewer: string, now: Date): Post {
  const photos = (row.media.pictures ?? []).map(({ width, webp, avif }) => ({
    width,
    webp: mediaPath(webp),
    avif: avif ? mediaPath(avif) : null,
  }));
  return { ...common(row, viewer, now), photo: photos.at(-1)?.webp ?? '', photos, blur: row.blur };
}

export function toReel(row: SeenItem, viewer: string, now: Date): Reel {
  const { video, poster, durationS, bytes } = row.media;
  return {
    ...common(row, viewer, now),
    video: video ? mediaPath(video) : '',
    poster: poster ? mediaPath(poster) : null,
    duration_s: durationS ?? null,
    bytes: bytes ?? null,
  };
}

export function toVotes(state: VoteState): VoteTotals {
  return {
    total_likes: state.total_likes,
    total_dislikes: state.total_dislikes,
    liked: state.vote === 1,
    disliked: state.vote === -1,
  };
}

export function toComment(row: CommentRow, viewer: string): Comment {
  return {
    id: row.id,
    user: row.farmer_id,
    username: row.username ?? 'Anonymous',
    profile_picture: row.picture_key ? mediaPath(row.picture_key) : null,
    text: row.text,
    date: row.created_at.toISOString(),
    own: row.farmer_id === viewer,
    removable: row.farmer_id === viewer || row.item_author === viewer,
  };
}
