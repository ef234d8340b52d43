import notifications from 'virtual:endpoints/notifications';
import { pathOf } from '../../lib/http/call.ts';
import type { ApiDispatch } from '../../lib/http/dispatch.ts';
import { readEvents } from '../../lib/http/read-events.ts';
import { accessToken } from '../../lib/session/tokens.ts';
import { notificationsApi } from './notifications.api.ts';

const RETRY_MS = 60_000;

/** Keeps a stream open and the unread count current; returns the stop function. */
export function followCount(dispatch: ApiDispatch, onLive: (live: boolean) => void): () => void {
  const { unread } = notificationsApi.endpoints;
  const abort = new AbortController();
  let retry: ReturnType<typeof setTimeout> | undefined;

  const tell = (count: number): void => {
    let before: number | undefined;
    dispatch(
      notificationsApi.util.updateQueryData('unread', undefined, (draft) => {
        before = draft.unread;
        draft.unread = count;
      }),
    );
    if (before === undefined) dispatch(unread.initiate(undefined, { subscribe: false }));
    if (before !== count) dispatch(notificationsApi.util.invalidateTags(['Notifications']));
  };
  const listen = async (): Promise<void> => {
    const token = accessToken();
    if (!token) return;
    const answer = await fetch(pathOf(notifications.stream), {
      headers: { authorization: `Bearer ${token}` },
      signal: abort.signal,
    });
    if (!answer.ok || !answer.body) return;
    onLive(true);
    await readEvents(answer.body, (events) => {
      for (const { data } of events) {
        const { unread: count } = (data ?? {}) as { unread?: unknown };
        if (typeof count === 'number') tell(count);
      }
    });
  };
  const again = (): void => {
    listen()
      .catch(() => undefined)
      .finally(() => {
        if (abort.signal.aborted) return;
        onLive(false);
        retry = setTimeout(again, RETRY_MS);
      });
  };
  again();
  return () => {
    abort.abort();
    clearTimeout(retry);
  };
}
