import { afterEach, vi } from 'vitest';
import type * as Zustand from 'zustand/vanilla';

/** The stores that the modules of the current test file have created. */
const stores = vi.hoisted(() => new Set<Zustand.StoreApi<unknown>>());

vi.mock('zustand/vanilla', async (importOriginal) => {
  const original = await importOriginal<typeof Zustand>();
  return {
    ...original,
    createStore: new Proxy(original.createStore, {
      apply(createStore, thisArgument, parameters) {
        const store: Zustand.StoreApi<unknown> = Reflect.apply(createStore, thisArgument, parameters);
        stores.add(store);
        return store;
      },
    }),
  };
});

/** Resets all Zustand stores, as a reload of the page does. Local storage and IndexedDB are unchanged. */
export function resetStores(): void {
  for (const store of stores) store.setState(store.getInitialState(), true);
}

/** Resets stores, storages and timers after each test. Components are unmounted before. */
afterEach(() => {
  vi.useRealTimers();
  resetStores();
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});
