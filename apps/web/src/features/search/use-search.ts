import type { SearchAnswer } from '@cae-map/expedition/search/search-answer';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useSearchEngineState } from './search-engine-store.ts';

/** Fewer characters than this ask for nothing. */
const leastCharacters = 2;
/** How long nothing is asked after a key, in milliseconds. */
export const debounceMilliseconds = 300;

/** Whether a text is long enough to be asked. */
export function isLongEnough(typed: string): boolean {
  return Array.from(typed.trim()).length >= leastCharacters;
}

export interface AnsweredQuery {
  readonly query: string;
  readonly answer: SearchAnswer;
}

/**
 * The answer to what is typed, once the typing has paused; null where nothing is asked. The answer before stays until the
 * next one is there, so that the list does not flicker.
 */
export function useSearch(typed: string, limit: number): AnsweredQuery | null {
  const { language } = useLanguage();
  const { engine, version } = useSearchEngineState();
  const query = useDebounced(typed.trim(), debounceMilliseconds);
  const [answered, setAnswered] = useState<AnsweredQuery | null>(null);
  const isAsked = isLongEnough(query);
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
