import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { noSelection, type RowSelection } from '../../../lib/lists/row-selection.ts';
import { noFilter, type ImageFilter } from './model/image-filter.ts';
import type { ImageOrder } from './model/sort-images.ts';

/** The state of the library, which lasts while an image is edited. */
interface LibraryState {
  readonly filter: ImageFilter;
  readonly order: ImageOrder;
  readonly selection: RowSelection;
  /** In pixels. */
  readonly scrollTop: number;
}

export const initialLibrary: LibraryState = {
  filter: noFilter,
  order: 'newest',
  selection: noSelection,
  scrollTop: 0,
};

const libraryStore = createStore<LibraryState>(() => initialLibrary);

/** Changes a part of the state of the library. */
export function changeLibrary(change: Partial<LibraryState>): void {
  libraryStore.setState(change);
}

/** Changes a part of the filter, and shows the beginning of the result. */
export function changeFilter(change: Partial<ImageFilter>): void {
  libraryStore.setState(({ filter }) => ({ filter: { ...filter, ...change }, scrollTop: 0 }));
}

/** Changes the selection. */
export function changeSelection(change: (selection: RowSelection) => RowSelection): void {
  libraryStore.setState(({ selection }) => ({ selection: change(selection) }));
}

/** The current state, for handlers. */
export const readLibrary = (): LibraryState => libraryStore.getState();

/** A part of the state of the library. */
export function useLibrary<Value>(select: (state: LibraryState) => Value): Value {
  return useStore(libraryStore, select);
}
