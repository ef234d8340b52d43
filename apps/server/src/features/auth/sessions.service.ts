import type { TokenPair } from '@ankur/contracts/auth/endpoints';
import type { AppDeps } from '../../app-deps.ts';
import { createFarmersRepository } from '../../platform/auth/farmers.repository.ts';
import { createSessionsRepository } from '../../platform/auth/sessions.repository.ts';
import { REFRESH_TOKEN_DAYS } from '../../platform/auth/tokens.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { unauthorized } from '../../platform/errors/app-error.ts';
import { addressHash, keyedHash } from '../../platform/http/client-address.ts';
import { deviceLabel } from './device-label.ts';
import { createRefreshClaims } from './refresh-claims.ts';
import { createRefreshTokens } from './refresh-tokens.ts';

/** Device data of a sign-in. */
export interface Device {
  ip: string;
  userAgent: string | undefined;
  /** The browser's random name, if sent. */
  name?: string | undefined;
}

const DAY_MS = 86_400_000;
/** Minimum length: with a guessable key a stolen token could fetch its successor. */
const EXCHANGE_KEY_MIN = 32;

export type SessionsService = ReturnType<typeof createSessionsService>;

/** Creates, renews and revokes sessions: families of rotating refresh tokens. */
export function createSessionsService(
  deps: Pick<AppDeps, 'db' | 'clock' | 'ids' | 'tokens' | 'secrets' | 'identity'>,
) {
  const { clock, ids, tokens } = deps;
  const refreshTokens = createRefreshTokens(deps.secrets.keys('refresh-token'), ids);
  const deviceKeys = deps.secrets.keys('device');
  const deviceHashes = ({ name }: Device) =>
    name === undefined ? [] : deviceKeys.map((key) => keyedHash(key, name));
  const addressKeys = deps.secrets.keys('client-address');
  const repository = createSessionsRepository(deps.db);
  const farmers = createFarmersRepository(deps.db);
  const claims = createRefreshClaims();
  const expiryFrom = (now: Date) => new Date(now.getTime() + REFRESH_TOKEN_DAYS * DAY_MS);

  const end = async (sessionId: string) => {
    const farmerId = await repository.revoke(sessionId, clock.now());
    if (farmerId) deps.identity.forget(farmerId);
  };

  return {
    /** Signs a device in; `queryable` may be the transaction that makes the account. */
    async open(
      farmerId: string,
      device: Device,
      queryable: Queryable = deps.db,
    ): Promise<TokenPair> {
      const now = clock.now();
      const sessionId = ids.next();
      const refresh = refreshTokens.make(sessionId);
      await createSessionsRepository(queryable).insert({
        id: sessionId,
        farmerId,
        device: deviceLabel(device.userAgent),
        createdAt: now,
        lastUsedAt: now,
        expiresAt: expiryFrom(now),
        refreshHash: refresh.hash,
        addressHash: addressHash(deps.secrets.key('client-address'), device.ip),
        deviceHash: deviceHashes(device)[0] ?? null,
      });
      return { access: tokens.sign(farmerId, sessionId), refresh: refresh.token };
    },

    /**
     * Exchanges a refresh token for the next pair, once. A caller whose token is exchanged by a concurrent caller
     * is only refused; an issued token that was already old on arrival is reuse and revokes the session. The
     * current token of a session needs no valid MAC, so that sessions outlive a rotated secret. A caller who asks
     * again with the idempotency `key` of the exchange, because its answer was lost, gets the same token until that
     * has been used.
     * @throws AppError unauthorized
     */
    async renew(token: string, key = ''): Promise<TokenPair> {
      const given = refreshTokens.read(token);
      if (!given) throw unauthorized();
      const nexts =
        key.length < EXCHANGE_KEY_MIN
          ? [refreshTokens.make(given.sessionId)]
          : refreshTokens.exchanged(given.sessionId, { hash: given.hash, key });
      const attempt = claims.enter(given.hash);
      try {
        const session = await repository.find(given.sessionId);
        if (!session || session.revokedAt) throw unauthorized();
        const now = clock.now();
        const next = nexts.find(({ hash }) => hash === session.refreshHash) ?? nexts[0];
        if (session.refreshHash === given.hash) claims.claim(given.hash, attempt);
        else if (session.refreshHash !== next?.hash) {
          const ours = given.proven || session.previousHash === given.hash;
          if (!attempt.lost && ours) await end(session.id);
          throw unauthorized();
        }
        if (!next) throw unauthorized();
        const farmer = await farmers.find(session.farmerId);
        if (!farmer || farmer.suspendedAt) throw unauthorized();
        const rotated = await repository.rotate(session.id, given.hash, {
          hash: next.hash,
          now,
          expiresAt: expiryFrom(now),
        });
        if (!rotated) throw unauthorized();
        return { access: tokens.sign(session.farmerId, session.id), refresh: next.token };
      } finally {
        claims.leave(given.hash, attempt);
      }
    },

    /** Revokes the session of a refresh token, current or old; no effect for unknown tokens. */
    async close(token: string): Promise<void> {
      const given = refreshTokens.read(token);
      if (!given) return;
      const session = given.proven ? undefined : await repository.find(given.sessionId);
      if (given.proven || session?.refreshHash === given.hash) await end(given.sessionId);
    },

    /** True when the account has signed in before, but never on this device. */
    isNewDevice: (farmerId: string, device: Device) =>
      repository.isNewDevice(farmerId, deviceLabel(device.userAgent), deviceHashes(device)),

    /** An invalid pair of the same form. */
    decoy(): TokenPair {
      const [farmerId, sessionId] = [ids.next(), ids.next()];
      return {
        access: tokens.sign(farmerId, sessionId),
        refresh: refreshTokens.make(sessionId).token,
      };
    },

    isKnownAddress: (farmerId: string, ip: string) =>
      repository.isKnownAddress(
        farmerId,
        addressKeys.map((key) => addressHash(key, ip)),
      ),
  };
}
