import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { noSelection, type RowSelection } from './row-selection.ts';

/** The state of a list of editors. */
export interface ListState<Filter, Order extends string> {
  readonly filter: Filter;
  readonly order: Order;
  readonly selection: RowSelection;
  /** In pixels. */
  readonly scrollTop: number;
}

/** A list of editors whose state lasts while one of its records is edited. */
export interface ListStore<Filter, Order extends string> {
  readonly initial: ListState<Filter, Order>;
  /** The current state, for handlers. */
  readonly read: () => ListState<Filter, Order>;
  /** A part of the state. */
  readonly use: <Value>(select: (state: ListState<Filter, Order>) => Value) => Value;
  readonly change: (change: Partial<ListState<Filter, Order>>) => void;
  /** Changes a part of the filter, and shows the beginning of the result. */
  readonly changeFilter: (change: Partial<Filter>) => void;
  readonly changeSelection: (change: (selection: RowSelection) => RowSelection) => void;
}

/** The part of a store that the frame of a list uses, whatever its filter is. */
export type ListView = Pick<ListStore<unknown, string>, 'read' | 'use' | 'changeSelection'> & {
  readonly change: (change: { readonly scrollTop: number }) => void;
};

export function createListStore<Filter extends object, Order extends string>(
  filter: Filter,
  order: Order,
): ListStore<Filter, Order> {
  type State = ListState<Filter, Order>;
  const initial: State = { filter, order, selection: noSelection, scrollTop: 0 };
  const store = createStore<State>(() => initial);
  return {
    initial,
    read: () => store.getState(),
    // A hook of the returned store, called by components.
    use: function useList<Value>(select: (state: State) => Value): Value {
      return useStore(store, select);
    },
    change: (change) => store.setState(change),
    changeFilter: (change) =>
      store.setState(({ filter: before }) => ({ filter: { ...before, ...change }, scrollTop: 0 })),
    changeSelection: (change) => store.setState(({ selection }) => ({ selection: change(selection) })),
  };
}
