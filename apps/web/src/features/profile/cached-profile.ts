import { check } from '@ankur/contracts/http/errors';
import { type ProfileAnswer, profileAnswer } from '@ankur/contracts/profile/endpoints';
import { useProfileQuery } from '../../entities/farmer/profile.api.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useFoldedOne } from '../../lib/outbox/use-folded.ts';
import { readJson } from '../../lib/storage/storage.ts';

function parse(value: unknown): ProfileAnswer | null {
  // Profiles stored by earlier versions of the app have no `updated_at`.
  const checked = check(profileAnswer, { updated_at: null, ...(value as object | null) });
  return checked.ok ? checked.value : null;
}

export interface MyProfile {
  profile: (ProfileAnswer & Unsent) | null;
  /** `fresh` from the server, `kept` from an earlier visit, `loading`, or `failed` without data. */
  state: 'loading' | 'fresh' | 'kept' | 'failed';
  /** Why the server's did not come. */
  error: unknown;
  refresh: () => void;
}

/** From the server, else as cached on this device. */
function useKnownProfile(): MyProfile {
  const { data, error, isFetching, isError, refetch } = useProfileQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const refresh = (): void => void refetch();
  if (isFetching && !data) return { profile: null, state: 'loading', error, refresh };
  if (data && !isError)
    return { profile: data, state: isFetching ? 'loading' : 'fresh', error, refresh };
  const kept = data ?? readJson('farmerData', parse);
  return { profile: kept, state: kept ? 'kept' : 'failed', error, refresh };
}

/** The farmer's profile with queued writes applied. */
export function useMyProfile(): MyProfile {
  const known = useKnownProfile();
  const profile = useFoldedOne('profile', known.profile ?? undefined) ?? null;
  return { ...known, profile };
}
