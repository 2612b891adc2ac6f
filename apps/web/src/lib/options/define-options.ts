import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { writeLocal, type LocalKey } from '../storage/local-storage.ts';
import { readKeptOptions } from './kept-options.ts';
import { keptByName, readKept, type OptionRule } from './option-rules.ts';

/** Options of the visitor that are stored together in the browser. */
export interface OptionGroup<Options> {
  /** The options of a first visit: also those on the server and during hydration. */
  readonly initial: Options;
  readonly store: StoreApi<Options>;
  /** Makes options of a stored value; what cannot be read has its initial value, unknown names are left out. */
  readonly read: (stored: unknown) => Options;
  /** Reads the stored options into the store; call it once at start-up, in the browser. */
  readonly restore: () => void;
  /** Changes some options and stores all of the group. */
  readonly change: (change: Partial<Options>) => void;
}

/** How each option of a group is read; its initial value is that of a first visit. */
export type OptionRules<Options> = { readonly [Name in keyof Options]: OptionRule<Options[Name]> };

/** Defines a group of options under a key of local storage. */
export function defineOptions<Options extends object>(
  key: LocalKey,
  rules: OptionRules<Options>,
): OptionGroup<Options> {
  const read = (stored: unknown): Options => {
    const values = keptByName(stored);
    const entries = Object.entries<OptionRule<unknown>>(rules).map(([name, rule]) => [
      name,
      readKept(rule, values[name]),
    ]);
    // Each value comes from the rule of its own name, which the type of the rules ties together.
    return Object.fromEntries(entries) as Options;
  };
  const initial = read({});
  const store = createStore<Options>(() => initial);
  return {
    initial,
    store,
    read,
    restore: () => {
      const stored = readKeptOptions(key, read);
      if (stored !== null) store.setState(stored, true);
    },
    change: (change) => {
      store.setState(change);
      writeLocal(key, JSON.stringify(store.getState()));
    },
  };
}

/** A value read from a group; the component is rendered again only when that value changes. */
export function useOptionGroup<Options, Value>(
  { store }: OptionGroup<Options>,
  selector: (options: Options) => Value,
): Value {
  return useStore(store, selector);
}
