import { hex } from '../hex.ts';

/** A random idempotency key. */
export function idempotencyKey(): string {
  // Works in insecure contexts, where `crypto.randomUUID` is missing.
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}
