/** A random idempotency key. */
export function idempotencyKey(): string {
  // Works in insecure contexts, where `crypto.randomUUID` is missing.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
