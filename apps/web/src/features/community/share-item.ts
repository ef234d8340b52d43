interface Shared {
  title: string;
  text: string;
  path: string;
}

/** Shares an item by the Web Share API, or copies its URL. */
export async function shareItem({ title, text, path }: Shared): Promise<'shared' | 'copied'> {
  const url = new URL(path, location.origin).href;
  if (typeof navigator.share === 'function') {
    // Cancelling the share sheet is not an error.
    await navigator.share({ title, text, url }).catch(() => undefined);
    return 'shared';
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}
