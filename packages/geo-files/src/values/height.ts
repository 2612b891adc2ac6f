/** Heights that a point on the Earth or an aeroplane can have, in metres. Receivers write others for “unknown”. */
const lowest = -500;
const highest = 20_000;

/** Values within the range that programs write for “unknown”; 12607 is the highest number of a FIT file. */
const sentinels: ReadonlySet<number> = new Set([9999, 12_607]);

/** Checks a height in metres; NaN for a value that stands for “unknown”. */
export function checkHeight(height: number): number {
  return height > lowest && height < highest && !sentinels.has(height) ? height : Number.NaN;
}
