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

/** What a sign-in tells about the device. */
export interface Device {
  ip: string;
  userAgent: string | undefined;
  /** The browser's own random name, where it gives one. */
  name?: string | undefined;
}

const DAY_MS = 86_400_000;
/** A key that could be guessed would let a stolen token ask for what it was exchanged for. */
const EXCHANGE_KEY_MIN = 32;

export type SessionsService = ReturnType<typeof createSessionsService>;

/** Opens, renews and ends sessions: the families of rotating refresh tokens. */
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
     * Exchanges a refresh token for the next pair, once. A caller whose token was exchanged by another caller
     * meanwhile is only refused; a token of ours that was already old when it came is reuse and ends the session. The
     * present token of a session needs no proof, so that sessions outlive the secret they began under. Who asks
     * again with the `key` of the exchange, because its answer got lost, is given the same token as long as nobody
     * has used it.
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

    /** Ends the session of a refresh token, present or old; unknown tokens end nothing. */
    async close(token: string): Promise<void> {
      const given = refreshTokens.read(token);
      if (!given) return;
      const session = given.proven ? undefined : await repository.find(given.sessionId);
      if (given.proven || session?.refreshHash === given.hash) await end(given.sessionId);
    },

    /** True when the account was signed in before, but never on this device. */
    isNewDevice: (farmerId: string, device: Device) =>
      repository.isNewDevice(farmerId, deviceLabel(device.userAgent), deviceHashes(device)),

    /** A pair of the same form that opens nothing. */
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
