import { check } from '@ankur/contracts/http/errors';
import { type ProfileAnswer, profileAnswer } from '@ankur/contracts/profile/endpoints';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useFoldedOne } from '../../lib/outbox/use-folded.ts';
import { readJson } from '../../lib/storage/storage.ts';
import { useProfileQuery } from './profile.api.ts';

function parse(value: unknown): ProfileAnswer | null {
  // What an earlier version of the app kept has no version of its own.
  const checked = check(profileAnswer, { updated_at: null, ...(value as object | null) });
  return checked.ok ? checked.value : null;
}

export interface MyProfile {
  profile: (ProfileAnswer & Unsent) | null;
  /** `fresh` from the server just now, `kept` from an earlier visit, `loading`, or `failed` with nothing to show. */
  state: 'loading' | 'fresh' | 'kept' | 'failed';
  refresh: () => void;
}

/** From the server, else as this device last saw it. */
function useKnownProfile(): MyProfile {
  const { data, isFetching, isError, refetch } = useProfileQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const refresh = (): void => void refetch();
  if (isFetching && !data) return { profile: null, state: 'loading', refresh };
  if (data && !isError) return { profile: data, state: isFetching ? 'loading' : 'fresh', refresh };
  const kept = data ?? readJson('farmerData', parse);
  return { profile: kept, state: kept ? 'kept' : 'failed', refresh };
}

/** The farmer's profile as it stands with what waits to be sent. */
export function useMyProfile(): MyProfile {
  const known = useKnownProfile();
  const profile = useFoldedOne('profile', known.profile ?? undefined) ?? null;
  return { ...known, profile };
}
