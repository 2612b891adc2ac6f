import { createStore, type StoreApi } from 'zustand/vanilla';
import { logWarning } from '../log.ts';
import { readLocal, writeLocal, type LocalKey } from '../storage/local-storage.ts';
import { isRecord, type OptionRule } from './option-rules.ts';

/** A group of options that are stored together in local storage. */
export interface OptionGroup<Options> {
  /** The options of a first visit, also used on the server and during hydration. */
  readonly initial: Options;
  readonly store: StoreApi<Options>;
  /** Parses a stored value. Invalid options have their initial value, and unknown names are ignored. */
  readonly read: (stored: unknown) => Options;
  /** Reads the stored options into the store; call it once at start-up, in the browser. */
  readonly restore: () => void;
  /** Changes some options and stores all of the group. */
  readonly change: (change: Partial<Options>) => void;
}

/** The rule of each option of a group. */
export type OptionRules<Options> = { readonly [Name in keyof Options]: OptionRule<Options[Name]> };

/** Defines a group of options under a key of local storage. */
export function defineOptions<Options extends object>(
  key: LocalKey,
  rules: OptionRules<Options>,
): OptionGroup<Options> {
  const read = (stored: unknown): Options => {
    const values: Readonly<Record<string, unknown>> = isRecord(stored) ? stored : {};
    const entries = Object.entries<OptionRule<unknown>>(rules).map(([name, rule]) => [
      name,
      rule.read(values[name]) ?? rule.initial,
    ]);
    // The type of the rules guarantees that each value has the type of its option.
    return Object.fromEntries(entries) as Options;
  };
  const initial = read({});
  const store = createStore<Options>(() => initial);
  return {
    initial,
    store,
    read,
    restore: () => {
      const options = readStoredOptions(key, read);
      if (options !== null) store.setState(options, true);
    },
    change: (change) => {
      store.setState(change);
      writeLocal(key, JSON.stringify(store.getState()));
    },
  };
}

/** Reads and parses the stored options; null if there are none or the text is not JSON, which is logged. */
function readStoredOptions<Options>(key: LocalKey, read: (stored: unknown) => Options): Options | null {
  const text = readLocal(key);
  if (text === null) return null;
  try {
    return read(JSON.parse(text));
  } catch {
    logWarning(`the stored options under ${key} are not JSON; using the initial options`);
    return null;
  }
}
