import type { SearchInput } from '@cae-map/expedition/search/search-input';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { logWarning } from '../../../lib/log.ts';
import { createSearchEngine, type SearchEngine } from './search-engine.ts';
import { startSearchThread } from './start-search-thread.ts';

interface SearchEngineState {
  /** Null until there is something to search. */
  readonly engine: SearchEngine | null;
  /** Counts what was indexed: a question that was answered is asked again when more can be found. */
  readonly version: number;
  /** What was given to be found last. */
  readonly input: SearchInput | null;
  /** The thread that searches could not be loaded, or has broken down. */
  readonly hasFailed: boolean;
}

/** The one engine of the page: its index outlives the dialog. */
export const searchEngineStore = createStore<SearchEngineState>(() => ({
  engine: null,
  version: 0,
  input: null,
  hasFailed: false,
}));

/** Gives the engine what can be found; it is started with the first, and anew where it has failed. */
export function indexForSearch(input: SearchInput): void {
  const { engine, version } = searchEngineStore.getState();
  const started = engine ?? startEngine();
  started.index(input);
  searchEngineStore.setState({ engine: started, version: version + 1, input, hasFailed: false });
}

/** Another try after a failure. */
export function restartSearch(): void {
  const { input, hasFailed } = searchEngineStore.getState();
  if (hasFailed && input !== null) indexForSearch(input);
}

function startEngine(): SearchEngine {
  const thread = startSearchThread();
  const engine = createSearchEngine(thread);
  thread.onFailure(() => {
    thread.end();
    logWarning('the search could not be started, or has broken down');
    if (searchEngineStore.getState().engine === engine)
      searchEngineStore.setState({ engine: null, hasFailed: true });
  });
  return engine;
}

export function useSearchEngineState(): SearchEngineState {
  return useStore(searchEngineStore);
}
