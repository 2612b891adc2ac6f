import type { SearchOptions } from '@cae-map/expedition/search/engine/create-search-index';
import type { SearchAnswer } from '@cae-map/expedition/search/search-answer';
import type { SearchInput } from '@cae-map/expedition/search/search-input';

/** What the page asks of the thread that searches. */
export type SearchRequest =
  | { readonly kind: 'index'; readonly input: SearchInput }
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly query: string;
      readonly options: SearchOptions;
    };

/** Its answer to the request of an id; null before there is an index. */
export interface SearchReply {
  readonly id: number;
  readonly answer: SearchAnswer | null;
}
