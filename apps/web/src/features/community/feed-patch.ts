import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type FeedItem, type FeedPage, feedApi } from './feed.api.ts';

type State = Parameters<typeof feedApi.util.selectCachedArgsForQuery>[0];

export interface Store {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  getState: () => State;
}

type Pages = { pages: FeedPage<FeedItem>[] };

function editLists(store: Store, edit: (pages: Pages['pages']) => void): void {
  const state = store.getState();
  for (const arg of feedApi.util.selectCachedArgsForQuery(state, 'posts')) {
    store.dispatch(feedApi.util.updateQueryData('posts', arg, (draft) => edit(draft.pages)));
  }
  for (const arg of feedApi.util.selectCachedArgsForQuery(state, 'reels')) {
    store.dispatch(feedApi.util.updateQueryData('reels', arg, (draft) => edit(draft.pages)));
  }
}

/** Changes an item wherever it is on a screen: in every kept list and where it stands alone. */
export function patchItems(store: Store, patch: (item: FeedItem) => void): void {
  editLists(store, (pages) => {
    for (const page of pages) for (const item of page.items) patch(item);
  });
  const state = store.getState();
  for (const id of feedApi.util.selectCachedArgsForQuery(state, 'onePost')) {
    store.dispatch(feedApi.util.updateQueryData('onePost', id, patch));
  }
  for (const id of feedApi.util.selectCachedArgsForQuery(state, 'oneReel')) {
    store.dispatch(feedApi.util.updateQueryData('oneReel', id, patch));
  }
}

/** Takes items out of every kept list. */
export function dropItems(store: Store, unwanted: (item: FeedItem) => boolean): void {
  editLists(store, (pages) => {
    for (const page of pages) page.items = page.items.filter((item) => !unwanted(item));
  });
}
