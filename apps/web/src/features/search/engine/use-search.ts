import { readQuery } from '@cae-map/expedition/search/read-query';
import type { SearchAnswer } from '@cae-map/expedition/search/search-answer';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { debounceMilliseconds, useDebounced } from '../../../lib/timing/use-debounced.ts';
import { useSearchEngineState } from './search-engine-store.ts';

/** A query with its results. */
export interface AnsweredQuery {
  readonly query: string;
  readonly answer: SearchAnswer;
}

interface SearchParameters {
  readonly typed: string;
  /** The maximum number of hits of each kind. */
  readonly limit: number;
  /** Whether the query is sent without the delay. */
  readonly isImmediate: boolean;
}

/**
 * Returns the results of the typed text after a pause in typing; null for an empty query. The previous results are kept until
 * the next ones arrive, so that the list does not flicker.
 */
export function useSearch({ typed, limit, isImmediate }: SearchParameters): AnsweredQuery | null {
  const { language } = useLanguage();
  const { engine, version } = useSearchEngineState();
  const settled = useDebounced(typed, debounceMilliseconds);
  const query = isImmediate ? typed : settled;
  const [answered, setAnswered] = useState<AnsweredQuery | null>(null);
  const hasQuery = readQuery(query) !== null;
  useEffect(() => {
    // The index is still empty in version 0.
    if (engine === null || version === 0 || !hasQuery) return undefined;
    let isCurrent = true;
    const search = async (): Promise<void> => {
      const answer = await engine.search(query, { language, limit });
      if (isCurrent && answer !== null) setAnswered({ query, answer });
    };
    void search();
    return () => {
      isCurrent = false;
    };
  }, [engine, version, hasQuery, query, language, limit]);
  return hasQuery ? answered : null;
}
