/** A mark by which the server knows that a press came twice, as one that is asked again on a bad line. */
export function idempotencyKey(): string {
  // Also where the page has no secure context, which `crypto.randomUUID` asks for.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
