/** The layout of tiles of the same size in pixels. */
export interface GridLayout {
  readonly columns: number;
  readonly tileWidth: number;
  /** The height of a row with its captions. */
  readonly rowHeight: number;
}

/** The height of the caption and the padding of a tile. */
const captionHeight = 58;
/** The height of a picture in relation to its width. */
const ratio = 0.7;

/** Lays out tiles that are at least as wide as given. @param width of the grid; 0 before it is measured */
export function gridLayout(width: number, minimumTileWidth: number): GridLayout {
  const columns = Math.max(1, Math.floor(width / minimumTileWidth));
  const tileWidth = Math.floor(Math.max(width, minimumTileWidth) / columns);
  return { columns, tileWidth, rowHeight: Math.round(tileWidth * ratio) + captionHeight };
}
