/** How the rows of a list are laid out, in pixels. */
export interface ListLayout {
  /** The least width of a tile; null for rows of the whole width. */
  readonly minimumTileWidth: number | null;
  /** The height of a row, by the width of its tiles. */
  readonly rowHeight: (tileWidth: number) => number;
}

/** The tiles of a row and their size in pixels. */
export interface TileSize {
  readonly columns: number;
  readonly tileWidth: number;
  readonly rowHeight: number;
}

/** Lays out tiles that fill the width. @param width of the list; 0 before it is measured */
export function layOutTiles(width: number, { minimumTileWidth, rowHeight }: ListLayout): TileSize {
  if (minimumTileWidth === null) return { columns: 1, tileWidth: width, rowHeight: rowHeight(width) };
  const columns = Math.max(1, Math.floor(width / minimumTileWidth));
  const tileWidth = Math.floor(Math.max(width, minimumTileWidth) / columns);
  return { columns, tileWidth, rowHeight: rowHeight(tileWidth) };
}
