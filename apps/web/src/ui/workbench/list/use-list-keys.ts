import type { KeyboardEvent } from 'react';
import type { ListView } from '../../../lib/lists/list-store.ts';
import { findMoveTarget } from '../../../lib/lists/move-target.ts';
import {
  activateRow,
  extendTo,
  listedSelection,
  noSelection,
  toggleRow,
} from '../../../lib/lists/row-selection.ts';
import type { ListActions } from './list-actions.ts';

interface ListKeysOptions {
  readonly store: ListView;
  /** The ids of the listed rows. */
  readonly order: readonly number[];
  /** Whether Left and Right go to the neighbours, as among tiles. */
  readonly isTiled: boolean;
  /** 1 for rows. */
  readonly columns: number;
  readonly rowsPerPage: number;
  readonly actions: ListActions;
  /** Called when a key that acts on a row is pressed while none is active. */
  readonly onNoRow: () => void;
  /** Called when a row is to be moved in an order that cannot be changed. */
  readonly onNoMove: () => void;
}

/** The keys that act on the active row. */
const rowKeys: ReadonlySet<string> = new Set([' ', 'Enter', 'Delete', 'Insert']);

/** The chosen rows that are listed, or the given one if it is not among them. */
export function chosenWith(store: ListView, id: number, order: readonly number[]): readonly number[] {
  const chosen = listedSelection(store.read().selection, order);
  return chosen.includes(id) ? chosen : [id];
}

/** The keys of a list: moving the active row, in two directions among tiles, choosing, opening, reordering, deleting and inserting. */
export function useListKeys({
  store,
  order,
  isTiled,
  columns,
  rowsPerPage,
  actions,
  onNoRow,
  onNoMove,
}: ListKeysOptions) {
  const { changeSelection, read } = store;

  const move = (ids: readonly number[], isDown: boolean): void => {
    const indexes = ids.map((id) => order.indexOf(id));
    const gap = isDown ? Math.max(...indexes) + 2 : Math.min(...indexes) - 1;
    if (gap < 0 || gap > order.length) return;
    const target = findMoveTarget(order, new Set(ids), gap, isDown ? 'down' : 'up');
    if (target !== null) actions.move?.(ids, target);
  };

  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, shiftKey, altKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    const { activeId } = read().selection;
    const active = activeId === null ? -1 : order.indexOf(activeId);
    const sideways: Readonly<Record<string, number>> = isTiled
      ? { ArrowRight: active + 1, ArrowLeft: active - 1 }
      : {};
    const steps: Readonly<Record<string, number>> = {
      ...sideways,
      ArrowDown: active === -1 ? 0 : active + columns,
      ArrowUp: active - columns,
      PageDown: active + rowsPerPage * columns,
      PageUp: active - rowsPerPage * columns,
      Home: 0,
      End: order.length - 1,
    };
    const target = steps[key];
    const isForward = key === 'ArrowDown' || key === 'ArrowRight';
    const isArrow = isForward || key === 'ArrowUp' || key === 'ArrowLeft';
    if (order.length === 0) return;
    if (altKey && isArrow && target !== undefined) {
      if (actions.move === null) onNoMove();
      else if (activeId !== null && active !== -1) move(chosenWith(store, activeId, order), isForward);
      else onNoRow();
    } else if (target !== undefined && !altKey && !isControl) {
      const id = order[Math.min(order.length - 1, Math.max(0, target))];
      if (id === undefined) return;
      changeSelection((before) => (shiftKey ? extendTo(before, order, id) : activateRow(before, id)));
    } else if (isControl && event.code === 'KeyA') {
      changeSelection((before) => ({ ...before, ids: new Set(order) }));
    } else if (key === 'Escape' && read().selection.ids.size > 0) {
      changeSelection((before) => ({ ...noSelection, activeId: before.activeId }));
    } else if (isControl || altKey) {
      return;
    } else if (activeId === null || active === -1) {
      if (!rowKeys.has(key)) return;
      onNoRow();
    } else if (key === ' ') {
      changeSelection((before) => toggleRow(before, activeId));
    } else if (key === 'Enter') {
      actions.open(activeId);
    } else if (key === 'Delete' && actions.remove !== null) {
      actions.remove(chosenWith(store, activeId, order));
    } else if (key === 'Insert' && actions.insertAfter !== null) {
      actions.insertAfter(activeId);
    } else {
      return;
    }
    event.preventDefault();
  };
}
