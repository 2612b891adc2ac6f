import { isListed } from '../../shown-stops.ts';
import { hitCounts, createQueryAnswerer, noCaptions, type AnswerQuery } from './answer-query.ts';
import type { SearchOptions, Confidence } from './find-words.ts';
import { otherLayout } from './keyboard-layout.ts';
import { readQuery, type Query } from '../read-query.ts';
import type { DidYouMean, SearchAnswer, SearchHit } from '../search-answer.ts';
import type { SearchInput } from '../search-input.ts';

export type { SearchOptions } from './find-words.ts';

/** The search index of one expedition. */
export interface SearchIndex {
  /** Never throws. A query of fewer than two characters has no hits. */
  search(query: string, options: SearchOptions): SearchAnswer;
}

/** Builds the search index; takes time linear in the number of names and words. */
export function createSearchIndex(input: SearchInput): SearchIndex {
  const answer = createQueryAnswerer(input);
  return {
    search(typed, options) {
      const query = readQuery(typed);
      if (query === null)
        return { hits: [], counts: hitCounts({}), captionCounts: noCaptions, didYouMean: null };
      const { hits, counts, captionCounts, confidence } = answer(query, { ...options, includeGuesses: true });
      return {
        hits: hits.map((hit) => withoutHiddenPlaces(hit, input.whitelist)),
        counts,
        captionCounts,
        didYouMean: suggestLayout(answer, query, options, confidence),
      };
    },
  };
}

/** A text may also be about hidden places. */
function withoutHiddenPlaces(hit: SearchHit, whitelist: readonly number[]): SearchHit {
  if (hit.kind !== 'text') return hit;
  return { ...hit, placeIds: hit.placeIds.filter((placeId) => isListed(placeId, whitelist)) };
}

/** Suggests the query in the other keyboard layout when that has more confident results. */
function suggestLayout(
  answer: AnswerQuery,
  query: Query,
  { language }: SearchOptions,
  confidence: Confidence,
): DidYouMean | null {
  const other = confidence === 3 ? null : otherLayout(query.text);
  const otherQuery = other === null ? null : readQuery(other.query);
  if (otherQuery === null) return null;
  const otherConfidence = answer(otherQuery, { language, limit: 1, includeGuesses: false }).confidence;
  return otherConfidence > confidence ? other : null;
}
