import type { GridLayout, HeightGrid } from '../height-grid.ts';

/** A grid whose height in metres at a column and row is computed by a function. */
export function gridOf(layout: GridLayout, metresAt: (column: number, row: number) => number): HeightGrid {
  const { width, height } = layout;
  const metres = Int16Array.from({ length: width * height }, (_, index) =>
    metresAt(index % width, Math.floor(index / width)),
  );
  return { ...layout, metres };
}
