import type { SearchOptions } from '@cae-map/expedition/search/engine/create-search-index';
import type { SearchAnswer } from '@cae-map/expedition/search/search-answer';
import type { SearchInput } from '@cae-map/expedition/search/search-input';

/** A message from the page to the search worker. */
export type SearchRequest =
  | { readonly kind: 'index'; readonly input: SearchInput }
  | {
      readonly kind: 'search';
      readonly id: number;
      readonly query: string;
      readonly options: SearchOptions;
    };

/** The reply of the worker to the query with an id. The answer is null before the first index. */
export interface SearchReply {
  readonly id: number;
  readonly answer: SearchAnswer | null;
}
