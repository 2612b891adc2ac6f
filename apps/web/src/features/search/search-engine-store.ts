import type { SearchInput } from '@cae-map/expedition/search/search-input';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createSearchEngine, type SearchEngine } from './search-engine.ts';
import { startSearchThread } from './start-search-thread.ts';

interface SearchEngineState {
  /** Null until there is something to search. */
  readonly engine: SearchEngine | null;
  /** Counts what was indexed: a question that was answered is asked again when more can be found. */
  readonly version: number;
}

/** The one engine of the page: its index outlives the dialog. */
export const searchEngineStore = createStore<SearchEngineState>(() => ({ engine: null, version: 0 }));

/** Gives the engine what can be found; it is started with the first. */
export function indexForSearch(input: SearchInput): void {
  const { engine, version } = searchEngineStore.getState();
  const started = engine ?? createSearchEngine(startSearchThread());
  started.index(input);
  searchEngineStore.setState({ engine: started, version: version + 1 });
}

export function useSearchEngineState(): SearchEngineState {
  return useStore(searchEngineStore);
}
