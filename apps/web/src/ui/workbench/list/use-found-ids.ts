import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { debounceMilliseconds, useDebounced } from '../../../lib/timing/use-debounced.ts';

interface SearchOptions<Filter, Key extends readonly unknown[]> {
  readonly filter: Filter;
  readonly isFiltered: (filter: Filter) => boolean;
  /** The query of the ids of the records that pass a filter. */
  readonly queryOf: (filter: Filter) => UseQueryOptions<number[], Error, number[], Key>;
}

/** The result of a search. */
export interface FoundIds {
  /** Null if nothing limits the list, and until the first result. */
  readonly ids: ReadonlySet<number> | null;
  readonly isSearching: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The records that pass a filter, which the server finds. Until they are found, the last ones are shown. */
export function useFoundIds<Filter, Key extends readonly unknown[]>({
  filter,
  isFiltered,
  queryOf,
}: SearchOptions<Filter, Key>): FoundIds {
  // Each request counts towards the limit of the editor.
  const settled = useDebounced(filter, debounceMilliseconds);
  // A filter that is removed needs no response.
  const isLimited = isFiltered(filter);
  const isEnabled = isLimited && isFiltered(settled);
  const { data, error, isPlaceholderData, isPending, refetch } = useQuery({
    ...queryOf(settled),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  const found = isEnabled ? data : undefined;
  const ids = useMemo(() => (found === undefined ? null : new Set(found)), [found]);
  return {
    ids,
    isSearching: isLimited && (settled !== filter || isPending || isPlaceholderData),
    error: isEnabled && data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
