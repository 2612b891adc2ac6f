import type { SearchInput } from '@cae-map/expedition/search/search-input';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { logWarning } from '../../../lib/log.ts';
import { createSearchEngine, type SearchEngine } from './search-engine.ts';
import { startSearchThread } from './start-search-thread.ts';

interface SearchEngineState {
  /** Null until content has been indexed. */
  readonly engine: SearchEngine | null;
  /** Increases with every indexing, so that queries are repeated when more content is available. */
  readonly version: number;
  /** The last indexed content. */
  readonly input: SearchInput | null;
  /** Whether the worker failed to load or has failed. */
  readonly hasFailed: boolean;
}

/** The search engine of the page. Its index is kept while the dialog is closed. */
export const searchEngineStore = createStore<SearchEngineState>(() => ({
  engine: null,
  version: 0,
  input: null,
  hasFailed: false,
}));

/** Indexes content. The first call, and a call after a failure, starts the engine. */
export function indexForSearch(input: SearchInput): void {
  const { engine, version } = searchEngineStore.getState();
  const started = engine ?? startEngine();
  started.index(input);
  searchEngineStore.setState({ engine: started, version: version + 1, input, hasFailed: false });
}

/** Restarts the engine after a failure. */
export function restartSearch(): void {
  const { input, hasFailed } = searchEngineStore.getState();
  if (hasFailed && input !== null) indexForSearch(input);
}

function startEngine(): SearchEngine {
  const thread = startSearchThread();
  const engine = createSearchEngine(thread);
  thread.onFailure(() => {
    thread.terminate();
    logWarning('the search worker failed to start or has failed');
    if (searchEngineStore.getState().engine === engine)
      searchEngineStore.setState({ engine: null, hasFailed: true });
  });
  return engine;
}

export function useSearchEngineState(): SearchEngineState {
  return useStore(searchEngineStore);
}
