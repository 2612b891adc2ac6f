/** The largest width of each published size in pixels; smaller pictures are not enlarged. */
export const sizeWidths = { url: 1600, thumbnail: 800, thumb: 320 } as const;
