import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { noFilter, type PlaceFilter } from './model/place-filter.ts';
import { noSelection, type RowSelection } from '../../../lib/lists/row-selection.ts';
import type { PlaceOrder } from './model/sort-places.ts';

/** The state of the list of places, which lasts while a place is edited. */
interface ListState {
  readonly filter: PlaceFilter;
  readonly order: PlaceOrder;
  readonly selection: RowSelection;
  /** In pixels. */
  readonly scrollTop: number;
}

const initialState: ListState = { filter: noFilter, order: 'route', selection: noSelection, scrollTop: 0 };

const listStore = createStore<ListState>(() => initialState);

/** Changes a part of the state of the list. */
export function changeList(change: Partial<ListState>): void {
  listStore.setState(change);
}

/** Changes the selection. */
export function changeSelection(change: (selection: RowSelection) => RowSelection): void {
  listStore.setState(({ selection }) => ({ selection: change(selection) }));
}

/** The current state, for handlers. */
export const readList = (): ListState => listStore.getState();

/** A part of the state of the list. */
export function useList<Value>(select: (state: ListState) => Value): Value {
  return useStore(listStore, select);
}
