/** A cell of a table, from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/**
 * The next focusable cell in the direction of an arrow key. Left and Right continue in the neighbouring row.
 * @param lengths the number of cells of each row
 * @returns undefined for any other key; null if there is none
 */
export function findInDirection(
  key: string,
  from: Cell,
  lengths: readonly number[],
  isFocusable: (row: number, column: number) => boolean,
): Cell | null | undefined {
  const cells = cellsInDirection(key, from, lengths);
  return cells === undefined
    ? undefined
    : (cells.find(({ row, column }) => isFocusable(row, column)) ?? null);
}

function cellsInDirection(
  key: string,
  { row, column }: Cell,
  lengths: readonly number[],
): readonly Cell[] | undefined {
  const cells = lengths.flatMap((length, at) =>
    Array.from({ length }, (_, index) => ({ row: at, column: index })),
  );
  const isBefore = (cell: Cell): boolean => cell.row < row || (cell.row === row && cell.column < column);
  const isAfter = (cell: Cell): boolean => cell.row > row || (cell.row === row && cell.column > column);
  switch (key) {
    case 'ArrowLeft':
      return cells.filter(isBefore).toReversed();
    case 'ArrowRight':
      return cells.filter(isAfter);
    case 'ArrowUp':
      return cells.filter((cell) => cell.column === column && cell.row < row).toReversed();
    case 'ArrowDown':
      return cells.filter((cell) => cell.column === column && cell.row > row);
    default:
      return undefined;
  }
}
