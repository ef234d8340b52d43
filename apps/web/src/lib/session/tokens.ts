import { useSyncExternalStore } from 'react';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { createTabsSignal } from '../signal.ts';
import {
  holdText,
  readText,
  removeKey,
  removePersonalKeys,
  writeText,
} from '../storage/storage.ts';
import { nowMs } from '../time/clock.ts';
import { clockSkewMs, subjectOf } from './access-expiry.ts';

const ACCESS = 'access_token';
const REFRESH = 'refresh_token';
const EXCHANGE = 'exchange_key';
const NAME = 'farmerName';
const PROFILE = 'farmerData';
export const SKEW = 'clock_skew_ms';
const DEFAULT_NAME = 'User';

export interface Tokens {
  access: string;
  refresh: string;
}

const signal = createTabsSignal();

export function accessToken(): string | null {
  return readText(ACCESS);
}

export function refreshToken(): string | null {
  return readText(REFRESH);
}

/**
 * The idempotency key of the current exchange, stored until its answer arrives: when that is lost the next attempt
 * uses the same key, in any tab and after a reload, and the server does not treat it as reuse.
 */
export function exchangeKey(): string {
  const open = readText(EXCHANGE);
  if (open !== null) return open;
  const key = idempotencyKey();
  holdText(EXCHANGE, key);
  return key;
}

/**
 * The signed-in farmer's id, or null. Asynchronous work for one farmer must check it again:
 * on a shared phone another one may have signed in meanwhile.
 */
export function sessionOwner(): string | null {
  const token = accessToken();
  return token === null ? null : subjectOf(token);
}

/** Whether `owner` may still be signed in; true for a malformed token, which names nobody. */
export function isStillOwner(owner: string | null): boolean {
  const now = sessionOwner();
  return now === owner || (now !== null && owner !== null && !(now && owner));
}

/** The server's time: clocks of phones are often minutes or hours off. */
export const serverNowMs = (): number => nowMs() + (Number(readText(SKEW)) || 0);

/** Stores both tokens after sign-in or renewal, with the idempotency key of their exchange if there is one, and notifies all tabs. */
export function keepTokens(tokens: Tokens, nextExchangeKey?: string): void {
  holdText(ACCESS, tokens.access);
  holdText(REFRESH, tokens.refresh);
  if (nextExchangeKey) holdText(EXCHANGE, nextExchangeKey);
  else removeKey(EXCHANGE);
  writeText(SKEW, String(clockSkewMs(tokens.access, nowMs())));
  signal.emit();
}

/** Stores the farmer's name for greetings. */
export function keepFarmerName(name: string): void {
  if (name.trim() === '' || readText(NAME) === name) return;
  writeText(NAME, name);
  signal.emit();
}

/** Stores the last profile, for offline use. */
export function keepFarmerData(profile: unknown): void {
  writeText(PROFILE, JSON.stringify(profile));
}

/** Removes all session data. */
export function clearSession(): void {
  for (const key of [ACCESS, REFRESH, EXCHANGE, NAME, PROFILE, SKEW]) removeKey(key);
  removePersonalKeys();
  signal.emit();
}

/** Whether there is an access token; follows sign-in and sign-out in all tabs. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    signal.subscribe,
    () => accessToken() !== null,
    () => false,
  );
}

/** The signed-in farmer's id, in all tabs; a suspended tab updates when shown again. */
export function useSessionOwner(): string | null {
  return useSyncExternalStore(signal.subscribe, sessionOwner, () => null);
}

/** The farmer's name, for pending writes. */
export const farmerName = (): string => readText(NAME) ?? '';

/** The greeting's name, 'User' until it is known. */
export function useFarmerName(): string {
  return useSyncExternalStore(
    signal.subscribe,
    () => readText(NAME) ?? DEFAULT_NAME,
    () => DEFAULT_NAME,
  );
}
