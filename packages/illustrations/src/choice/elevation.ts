import sharp from 'sharp';

/** The coarse elevation grid of the built-in base map. */
export interface ElevationGrid {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
}

const bounds = { west: 34.98046875, east: 145.01953125, north: 62.05078125, south: 1.93359375 };

/** Calibration of grey values to metres, interpolated linearly. */
const scale: readonly (readonly [number, number])[] = [
  [0, 0],
  [10, 215],
  [63, 1050],
  [88, 1450],
  [129, 2800],
  [209, 4900],
  [255, 6200],
];

/** Reads the grid from its image. */
export async function readElevation(file: string): Promise<ElevationGrid> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const cells = new Uint8Array(info.width * info.height);
  for (let index = 0; index < cells.length; index += 1) cells[index] = data[index * info.channels] ?? 0;
  return { width: info.width, height: info.height, cells };
}

function greyToMetres(grey: number): number {
  for (let index = 1; index < scale.length; index += 1) {
    const [high = 255, top = 0] = scale[index] ?? [];
    const [low = 0, bottom = 0] = scale[index - 1] ?? [];
    if (grey <= high) return bottom + ((grey - low) / (high - low)) * (top - bottom);
  }
  return 6200;
}

/** The height in metres at a position; null outside the grid. */
export function heightAt(grid: ElevationGrid, latitude: number, longitude: number): number | null {
  const column = Math.round(((longitude - bounds.west) / (bounds.east - bounds.west)) * grid.width - 0.5);
  const row = Math.round(((bounds.north - latitude) / (bounds.north - bounds.south)) * grid.height - 0.5);
  if (column < 0 || row < 0 || column >= grid.width || row >= grid.height) return null;
  return greyToMetres(grid.cells[row * grid.width + column] ?? 0);
}
