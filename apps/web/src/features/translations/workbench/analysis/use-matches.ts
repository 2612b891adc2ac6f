import type {
  MemoryMatch,
  TranslationMemory,
} from '@cae-map/expedition/translations/memory/translation-memory';
import { useEffect, useState } from 'react';

/** The least similarity of a sentence that the memory offers, and the most that it offers. */
const query = { minimum: 0.75, limit: 3 };

/** How long a sentence is looked at before the memory is searched, in milliseconds: the search must not delay a key or the next field. */
const pause = 120;

interface Found {
  readonly sentence: string;
  readonly matches: readonly MemoryMatch[];
}

const noMatches: readonly MemoryMatch[] = [];

/**
 * The translations of sentences that are similar to one.
 * @param key of the field, whose own sentences are not offered
 */
export function useMatches(
  memory: TranslationMemory | null,
  sentence: string,
  key: string,
): readonly MemoryMatch[] {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (memory === null) return undefined;
    const timer = setTimeout(
      () => setFound({ sentence, matches: memory.find(sentence, { ...query, exclude: key }) }),
      pause,
    );
    return () => clearTimeout(timer);
  }, [memory, sentence, key]);
  return found?.sentence === sentence ? found.matches : noMatches;
}
