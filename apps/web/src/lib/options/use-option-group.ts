import { useStore } from 'zustand';
import type { OptionGroup } from './define-options.ts';

/** Selects a value of an option group; the component is rendered again only when that value changes. */
export function useOptionGroup<Options, Value>(
  { store }: OptionGroup<Options>,
  selector: (options: Options) => Value,
): Value {
  return useStore(store, selector);
}
