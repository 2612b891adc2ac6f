import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';
import { debounceMilliseconds, useDebounced } from '../../../lib/timing/use-debounced.ts';

interface SearchOptions<Filter> {
  readonly filter: Filter;
  readonly isFiltered: (filter: Filter) => boolean;
  /** The key of the list, by which the result is discarded with it. */
  readonly listKey: QueryKey;
  /** When the list was changed last, in milliseconds since 1970: the records are searched again then. */
  readonly listedAt: number;
  readonly search: (filter: Filter, signal: AbortSignal) => Promise<readonly number[]>;
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
export function useFoundIds<Filter>({
  filter,
  isFiltered,
  listKey,
  listedAt,
  search,
}: SearchOptions<Filter>): FoundIds {
  // Each request counts towards the limit of the editor.
  const settled = useDebounced(filter, debounceMilliseconds);
  // A filter that is removed needs no response.
  const isLimited = isFiltered(filter);
  const isEnabled = isLimited && isFiltered(settled);
  const { data, error, isPlaceholderData, isPending, refetch } = useQuery({
    queryKey: [...listKey, 'search', settled, listedAt],
    queryFn: async ({ signal }) => new Set(await search(settled, signal)),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    // A set is no JSON value.
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: 1,
  });
  return {
    ids: isEnabled ? (data ?? null) : null,
    isSearching: isLimited && (settled !== filter || isPending || isPlaceholderData),
    error: isEnabled ? error : null,
    retry: () => void refetch(),
  };
}
