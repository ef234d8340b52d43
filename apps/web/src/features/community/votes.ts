import type { VoteTotals } from '@ankur/contracts/community/feed-item';

export type Vote = 'like' | 'dislike';

/** Optimistic totals after a click: like and dislike are exclusive, never below zero. */
export function pressed(before: VoteTotals, vote: Vote): VoteTotals {
  const liked = vote === 'like' ? !before.liked : false;
  const disliked = vote === 'dislike' ? !before.disliked : false;
  const moved = (total: number, was: boolean, is: boolean) =>
    Math.max(0, total + Number(is) - Number(Boolean(was)));
  return {
    liked,
    disliked,
    total_likes: moved(before.total_likes, before.liked, liked),
    total_dislikes: moved(before.total_dislikes, before.disliked, disliked),
  };
}

/** The four vote fields of an item. */
export function totalsOf(item: VoteTotals): VoteTotals {
  const { total_likes, total_dislikes, liked, disliked } = item;
  return { total_likes, total_dislikes, liked: Boolean(liked), disliked: Boolean(disliked) };
}
