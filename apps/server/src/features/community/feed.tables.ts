import { bit, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** Media keys of an item; posts have pictures by width, reels a video. */
export interface FeedMedia {
  pictures?: { width: number; webp: string; avif?: string }[];
  video?: string;
  poster?: string;
  durationS?: number;
  bytes?: number;
}

export type FeedKind = 'post' | 'reel';

export const feedItems = pgTable('feed_items', {
  id: uuid('id').primaryKey(),
  place: uuid('place').notNull(),
  kind: text('kind').$type<FeedKind>().notNull(),
  farmerId: uuid('farmer_id').notNull(),
  description: text('description').notNull(),
  media: jsonb('media').$type<FeedMedia>().notNull(),
  blur: text('blur'),
  pictureHash: bit('picture_hash', { dimensions: 64 }),
  crop: text('crop'),
  state: text('state'),
  district: text('district'),
  totalLikes: integer('total_likes').notNull().default(0),
  totalDislikes: integer('total_dislikes').notNull().default(0),
  totalComments: integer('total_comments').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  editedAt: instant('edited_at'),
  removedAt: instant('removed_at'),
  adviceWarning: text('advice_warning'),
  adviceWarnedBy: uuid('advice_warned_by'),
  adviceWarnedAt: instant('advice_warned_at'),
});

export const feedComments = pgTable('feed_comments', {
  id: uuid('id').primaryKey(),
  place: uuid('place').notNull(),
  itemId: uuid('item_id').notNull(),
  farmerId: uuid('farmer_id').notNull(),
  text: text('text').notNull(),
  createdAt: instant('created_at').notNull(),
  removedAt: instant('removed_at'),
});

export const feedReports = pgTable('feed_reports', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  itemId: uuid('item_id'),
  commentId: uuid('comment_id'),
  reason: text('reason').notNull(),
  createdAt: instant('created_at').notNull(),
  settledAt: instant('settled_at'),
  source: text('source').$type<'app' | 'complaint' | 'order'>().notNull().default('app'),
  note: text('note'),
  outcome: text('outcome').$type<'removed' | 'warned' | 'dismissed'>(),
});
