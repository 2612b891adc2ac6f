import { readQuery } from '@cae-map/expedition/search/read-query';
import type { SearchAnswer } from '@cae-map/expedition/search/search-answer';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useDebounced } from '../../../lib/timing/use-debounced.ts';
import { useSearchEngineState } from './search-engine-store.ts';

/** How long nothing is asked after a key, in milliseconds. */
export const debounceMilliseconds = 300;

/** What was asked for, and what was found. */
export interface AnsweredQuery {
  readonly query: string;
  readonly answer: SearchAnswer;
}

interface SearchQuestion {
  readonly typed: string;
  /** The most hits of each kind. */
  readonly limit: number;
  /** Asks at once, without waiting for the typing to pause. */
  readonly isHurried: boolean;
}

/**
 * The answer to what is typed, once the typing has paused; null where nothing is asked. The answer before stays until the
 * next one is there, so that the list does not flicker.
 */
export function useSearch({ typed, limit, isHurried }: SearchQuestion): AnsweredQuery | null {
  const { language } = useLanguage();
  const { engine, version } = useSearchEngineState();
  const settled = useDebounced(typed, debounceMilliseconds);
  const query = isHurried ? typed : settled;
  const [answered, setAnswered] = useState<AnsweredQuery | null>(null);
  const isAsked = readQuery(query) !== null;
  useEffect(() => {
    // Nothing is asked of an empty index.
    if (engine === null || version === 0 || !isAsked) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const answer = await engine.ask(query, { language, limit });
      if (isWanted && answer !== null) setAnswered({ query, answer });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [engine, version, isAsked, query, language, limit]);
  return isAsked ? answered : null;
}
