import type { SearchAnswer } from '@cae-map/expedition/search/search-answer';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { SearchReadiness } from './use-search-engine.ts';

/** Fewer characters than this ask for nothing. */
export const leastCharacters = 2;
/** How long nothing is asked after a key, in milliseconds. */
export const debounceMilliseconds = 300;

export interface AnsweredQuery {
  readonly query: string;
  readonly answer: SearchAnswer;
}

/**
 * The answer to what is typed, once the typing has paused; null where nothing is asked. The answer before stays until the
 * next one is there, so that the list does not flicker.
 */
export function useSearch(typed: string, { engine }: SearchReadiness, limit: number): AnsweredQuery | null {
  const { language } = useLanguage();
  const query = useDebounced(typed.trim(), debounceMilliseconds);
  const [answered, setAnswered] = useState<AnsweredQuery | null>(null);
  const isAsked = [...query].length >= leastCharacters;
  useEffect(() => {
    if (engine === null || !isAsked) return undefined;
    let isWanted = true;
    void engine.engine.ask(query, { language, limit }).then((answer) => {
      if (isWanted && answer !== null) setAnswered({ query, answer });
    });
    return () => {
      isWanted = false;
    };
  }, [engine, isAsked, query, language, limit]);
  return isAsked ? answered : null;
}
