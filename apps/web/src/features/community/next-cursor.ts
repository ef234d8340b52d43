/** The cursor in a `Link: <…?cursor=…>; rel="next"` header; null on the last page. */
export function nextCursor(link: string | null | undefined): string | null {
  const address = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return address ? new URL(address, 'http://x').searchParams.get('cursor') : null;
}
