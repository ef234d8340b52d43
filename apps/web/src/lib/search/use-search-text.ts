import { useState } from 'react';
import { useSearchParams } from '../router/router.tsx';

/** What is typed into a search, kept as `q` in the URL too, so that Back restores it. */
export function useSearchText(): readonly [string, (typed: string) => void] {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(params.get('q') ?? '');
  const look = (typed: string) => {
    setSearch(typed);
    setParams(typed.trim() ? { q: typed } : {}, { replace: true });
  };
  return [search, look];
}
