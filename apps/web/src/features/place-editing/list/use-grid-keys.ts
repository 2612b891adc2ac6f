import type { PlaceRevision } from '@cae-map/contract/entities/place';
import type { KeyboardEvent } from 'react';
import { changeSelection, readList } from './list-store.ts';
import {
  activateRow,
  extendTo,
  listedSelection,
  noSelection,
  toggleRow,
} from '../../../lib/lists/row-selection.ts';
import type { GridActions } from './places-grid.tsx';

interface GridKeysOptions {
  readonly rows: readonly PlaceRevision[];
  readonly actions: GridActions;
  readonly rowsPerPage: number;
}

/** The keys of the grid: moving the active row, choosing, opening, reordering, deleting and inserting. */
export function useGridKeys({ rows, actions, rowsPerPage }: GridKeysOptions) {
  const order = rows.map(({ place_id }) => place_id);

  /** The chosen places, or the active one if it is not among them. */
  const targets = (activeId: number): readonly number[] => {
    const chosen = listedSelection(readList().selection, order);
    return chosen.includes(activeId) ? chosen : [activeId];
  };

  const move = (ids: readonly number[], isDown: boolean): void => {
    const indexes = ids.map((id) => order.indexOf(id));
    const at = isDown ? Math.max(...indexes) + 2 : Math.min(...indexes) - 1;
    if (at >= 0 && at <= order.length) actions.move?.(ids, order[at] ?? null);
  };

  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, shiftKey, altKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    const { activeId } = readList().selection;
    const active = activeId === null ? -1 : order.indexOf(activeId);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + rowsPerPage,
      PageUp: active - rowsPerPage,
      Home: 0,
      End: order.length - 1,
    };
    const target = steps[key];
    if (order.length === 0) return;
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      if (activeId !== null) move(targets(activeId), key === 'ArrowDown');
    } else if (target !== undefined && !altKey && !isControl) {
      const id = order[Math.min(order.length - 1, Math.max(0, target))];
      if (id === undefined) return;
      changeSelection((before) => (shiftKey ? extendTo(before, order, id) : activateRow(before, id)));
    } else if (isControl && event.code === 'KeyA') {
      changeSelection((before) => ({ ...before, ids: new Set(order) }));
    } else if (key === 'Escape' && readList().selection.ids.size > 0) {
      changeSelection((before) => ({ ...noSelection, activeId: before.activeId }));
    } else if (activeId === null || active === -1 || isControl || altKey) {
      return;
    } else if (key === ' ') {
      changeSelection((before) => toggleRow(before, activeId));
    } else if (key === 'Enter') {
      actions.open(activeId);
    } else if (key === 'Delete' && actions.remove !== null) {
      actions.remove(targets(activeId));
    } else if (key === 'Insert' && actions.insertAfter !== null) {
      actions.insertAfter(activeId);
    } else {
      return;
    }
    event.preventDefault();
  };
}
