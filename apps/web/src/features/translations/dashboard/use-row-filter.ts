import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readFilter, writeFilter, type RowFilter } from '../model/row-filter.ts';

interface RowFilterState {
  /** The filter of the URL. */
  readonly filter: RowFilter;
  /** Changes the URL. @param change null removes a limit */
  readonly change: (change: Partial<RowFilter>) => void;
}

/** The filter of the list, which is in the URL. */
export function useRowFilter(): RowFilterState {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readFilter(query), [query]);
  const change = useCallback(
    (changed: Partial<RowFilter>) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(writeFilter({ ...readFilter(before), ...changed }));
          const language = before.get('language');
          if (language !== null) next.set('language', language);
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return { filter, change };
}
