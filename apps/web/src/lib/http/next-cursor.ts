/** The cursor of the page after this one, from a `Link: <…?cursor=…>; rel="next"` header; null at the end. */
export function nextCursor(link: string | null): string | null {
  const address = /<([^<>]*)>;\s*rel="next"/.exec(link ?? '')?.[1];
  if (!address) return null;
  return new URL(address, 'http://here').searchParams.get('cursor');
}
