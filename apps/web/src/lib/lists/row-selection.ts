/** The chosen rows of a list, and the active one, to which the keys apply. */
export interface RowSelection {
  readonly ids: ReadonlySet<number>;
  readonly activeId: number | null;
  /** Where a range begins that Shift extends. */
  readonly anchorId: number | null;
}

/** Nothing is chosen. */
export const noSelection: RowSelection = { ids: new Set(), activeId: null, anchorId: null };

/** Chooses a row in addition to the others, or no longer. */
export function toggleRow(selection: RowSelection, id: number): RowSelection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, activeId: id, anchorId: id };
}

/** Makes a row the active one. */
export function activateRow(selection: RowSelection, id: number): RowSelection {
  return { ...selection, activeId: id, anchorId: id };
}

/**
 * Chooses all rows between the beginning of the range and a row.
 * @param order the ids of the listed rows
 */
export function extendTo(selection: RowSelection, order: readonly number[], id: number): RowSelection {
  const anchor = order.indexOf(selection.anchorId ?? id);
  const end = order.indexOf(id);
  if (anchor === -1 || end === -1) return toggleRow(selection, id);
  const range = order.slice(Math.min(anchor, end), Math.max(anchor, end) + 1);
  return {
    ids: new Set([...selection.ids, ...range]),
    activeId: id,
    anchorId: selection.anchorId ?? id,
  };
}

/** Keeps only rows that are listed, for actions: what the editor cannot see is never changed. */
export function listedSelection(selection: RowSelection, order: readonly number[]): readonly number[] {
  return order.filter((id) => selection.ids.has(id));
}
