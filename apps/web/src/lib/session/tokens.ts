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
const SKEW = 'clock_skew_ms';
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
 * The mark of the exchange that is under way, kept until its answer is here: when that gets lost the next attempt
 * carries the same mark, from whatever tab and after a reload, and the server does not take it for a thief's.
 */
export function exchangeKey(): string {
  const open = readText(EXCHANGE);
  if (open !== null) return open;
  const key = idempotencyKey();
  holdText(EXCHANGE, key);
  return key;
}

/**
 * Whose session this is; null when nobody is signed in. What was begun for one farmer and ends later looks here again:
 * on a shared phone another may have signed in meanwhile.
 */
export function sessionOwner(): string | null {
  const token = accessToken();
  return token === null ? null : subjectOf(token);
}

/** Whether `owner` may still be the one who is signed in; a damaged token does not say whose it is and counts for anyone's. */
export function isStillOwner(owner: string | null): boolean {
  const now = sessionOwner();
  if (now === null || owner === null) return now === owner;
  return now === owner || now === '' || owner === '';
}

/** The time on the server's clock: phones are often minutes or hours off. */
export function serverNowMs(): number {
  const skew = Number(readText(SKEW));
  return nowMs() + (Number.isFinite(skew) ? skew : 0);
}

/** Keeps both tokens after sign-in or renewal, with the mark of their exchange if there is one already; every tab hears of it. */
export function keepTokens(tokens: Tokens, nextExchangeKey?: string): void {
  holdText(ACCESS, tokens.access);
  holdText(REFRESH, tokens.refresh);
  if (nextExchangeKey) holdText(EXCHANGE, nextExchangeKey);
  else removeKey(EXCHANGE);
  writeText(SKEW, String(clockSkewMs(tokens.access, nowMs())));
  signal.emit();
}

/** The farmer's name for greetings, kept between visits. */
export function keepFarmerName(name: string): void {
  if (name.trim() === '' || readText(NAME) === name) return;
  writeText(NAME, name);
  signal.emit();
}

/** The profile as last seen, for screens without a network. */
export function keepFarmerData(profile: unknown): void {
  writeText(PROFILE, JSON.stringify(profile));
}

/** Removes everything that tells who was here. */
export function clearSession(): void {
  for (const key of [ACCESS, REFRESH, EXCHANGE, NAME, PROFILE, SKEW]) removeKey(key);
  removePersonalKeys();
  signal.emit();
}

/** Whether an access token is kept; follows sign-in and sign-out in every tab. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    signal.subscribe,
    () => accessToken() !== null,
    () => false,
  );
}

/** Whose session this is, in every tab; a tab that slept finds out when it is looked at again. */
export function useSessionOwner(): string | null {
  return useSyncExternalStore(signal.subscribe, sessionOwner, () => null);
}

/** The farmer's own name, for what waits to be sent in it. */
export const farmerName = (): string => readText(NAME) ?? '';

/** The greeting's name, 'User' until it is known. */
export function useFarmerName(): string {
  return useSyncExternalStore(
    signal.subscribe,
    () => readText(NAME) ?? DEFAULT_NAME,
    () => DEFAULT_NAME,
  );
}
