import type { KeyboardEvent } from 'react';
import {
  activateRow,
  extendTo,
  listedSelection,
  noSelection,
  toggleRow,
} from '../../../lib/lists/row-selection.ts';
import { changeSelection, readLibrary } from './library-store.ts';

/** What can be done with the images besides choosing them. */
export interface LibraryActions {
  readonly open: (imageId: number) => void;
  /** Moves images before another one; null for the end. Null if they cannot be moved in this order. */
  readonly move: ((imageIds: readonly number[], beforeId: number | null) => void) | null;
  readonly remove: (imageIds: readonly number[]) => void;
}

interface LibraryKeysOptions {
  /** The ids of the listed images. */
  readonly order: readonly number[];
  readonly columns: number;
  readonly rowsPerPage: number;
  readonly actions: LibraryActions;
}

/** The chosen images that are listed, or the given one if it is not among them. */
export function chosenWith(id: number, order: readonly number[]): readonly number[] {
  const chosen = listedSelection(readLibrary().selection, order);
  return chosen.includes(id) ? chosen : [id];
}

/** The keys of the grid: moving the active tile in two directions, choosing, opening, reordering and deleting. */
export function useLibraryKeys({ order, columns, rowsPerPage, actions }: LibraryKeysOptions) {
  const move = (ids: readonly number[], isForward: boolean): void => {
    const indexes = ids.map((id) => order.indexOf(id));
    const at = isForward ? Math.max(...indexes) + 2 : Math.min(...indexes) - 1;
    if (at >= 0 && at <= order.length) actions.move?.(ids, order[at] ?? null);
  };

  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, shiftKey, altKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    const { activeId } = readLibrary().selection;
    const active = activeId === null ? -1 : order.indexOf(activeId);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: active + 1,
      ArrowLeft: active - 1,
      ArrowDown: active === -1 ? 0 : active + columns,
      ArrowUp: active - columns,
      PageDown: active + rowsPerPage * columns,
      PageUp: active - rowsPerPage * columns,
      Home: 0,
      End: order.length - 1,
    };
    const target = steps[key];
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
    if (order.length === 0) return;
    if (altKey && (isSideways || isVertical)) {
      const isForward = key === 'ArrowRight' || key === 'ArrowDown';
      if (activeId !== null) move(chosenWith(activeId, order), isForward);
    } else if (target !== undefined && !altKey && !isControl) {
      const id = order[Math.min(order.length - 1, Math.max(0, target))];
      if (id === undefined) return;
      changeSelection((before) => (shiftKey ? extendTo(before, order, id) : activateRow(before, id)));
    } else if (isControl && event.code === 'KeyA') {
      changeSelection((before) => ({ ...before, ids: new Set(order) }));
    } else if (key === 'Escape' && readLibrary().selection.ids.size > 0) {
      changeSelection((before) => ({ ...noSelection, activeId: before.activeId }));
    } else if (activeId === null || active === -1 || isControl || altKey) {
      return;
    } else if (key === ' ') {
      changeSelection((before) => toggleRow(before, activeId));
    } else if (key === 'Enter') {
      actions.open(activeId);
    } else if (key === 'Delete') {
      actions.remove(chosenWith(activeId, order));
    } else {
      return;
    }
    event.preventDefault();
  };
}
