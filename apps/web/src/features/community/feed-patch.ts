import type { Comment } from '@ankur/contracts/community/feed-item';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Paged } from '../../lib/http/paged.ts';
import { type FeedItem, feedApi } from './feed.api.ts';

type State = Parameters<typeof feedApi.util.selectCachedArgsForQuery>[0];

export interface Store {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  getState: () => State;
}

type Pages = { pages: Paged<FeedItem>[] };

function editLists(store: Store, edit: (pages: Pages['pages']) => void): void {
  const state = store.getState();
  for (const arg of feedApi.util.selectCachedArgsForQuery(state, 'posts')) {
    store.dispatch(feedApi.util.updateQueryData('posts', arg, (draft) => edit(draft.pages)));
  }
  for (const arg of feedApi.util.selectCachedArgsForQuery(state, 'reels')) {
    store.dispatch(feedApi.util.updateQueryData('reels', arg, (draft) => edit(draft.pages)));
  }
}

/** An edit that returns null removes the item. */
function editSingles(store: Store, edit: (item: FeedItem) => null | undefined | void): void {
  const state = store.getState();
  for (const id of feedApi.util.selectCachedArgsForQuery(state, 'onePost')) {
    store.dispatch(feedApi.util.updateQueryData('onePost', id, (item) => item && edit(item)));
  }
  for (const id of feedApi.util.selectCachedArgsForQuery(state, 'oneReel')) {
    store.dispatch(feedApi.util.updateQueryData('oneReel', id, (item) => item && edit(item)));
  }
}

/** Updates an item in every cached list and single query. */
export function patchItems(store: Store, patch: (item: FeedItem) => void): void {
  editLists(store, (pages) => {
    for (const page of pages) for (const item of page.items) patch(item);
  });
  editSingles(store, (item) => patch(item));
}

/** Removes items from every cached list and single query. */
export function dropItems(store: Store, unwanted: (item: FeedItem) => boolean): void {
  editLists(store, (pages) => {
    for (const page of pages) page.items = page.items.filter((item) => !unwanted(item));
  });
  editSingles(store, (item) => (unwanted(item) ? null : undefined));
}

/** Removes comments from all cached lists. */
export function dropComments(store: Store, unwanted: (comment: Comment) => boolean): void {
  for (const arg of feedApi.util.selectCachedArgsForQuery(store.getState(), 'comments')) {
    store.dispatch(
      feedApi.util.updateQueryData('comments', arg, (draft) => {
        for (const page of draft.pages)
          page.items = page.items.filter((comment) => !unwanted(comment));
      }),
    );
  }
}
