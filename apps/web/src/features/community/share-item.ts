interface Shared {
  title: string;
  text: string;
  path: string;
}

/** Hands an item to the phone's own share sheet; where there is none, the address is copied. */
export async function shareItem({ title, text, path }: Shared): Promise<'shared' | 'copied'> {
  const url = new URL(path, location.origin).href;
  if (typeof navigator.share === 'function') {
    // Closing the sheet without choosing is no failure.
    await navigator.share({ title, text, url }).catch(() => undefined);
    return 'shared';
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}
