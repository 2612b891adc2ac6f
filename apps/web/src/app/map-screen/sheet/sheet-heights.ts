/** The heights of the sheet on a phone in ascending order; the panel on a desktop has a single height. */
export const sheetHeights = ['low', 'half', 'full'] as const;
export type SheetHeight = (typeof sheetHeights)[number];

/** The covered part of the map, including a closed sheet. */
export type CoveredHeight = SheetHeight | 'closed';

/** The measured heights in CSS pixels. */
export type MeasuredHeights = Readonly<Record<SheetHeight, number>>;

/** Returns the next higher height, or the same one if it is the highest. */
export function raised(height: SheetHeight): SheetHeight {
  return sheetHeights[sheetHeights.indexOf(height) + 1] ?? height;
}

/** Returns the next lower height, or the same one if it is the lowest. */
export function lowered(height: SheetHeight): SheetHeight {
  return sheetHeights[sheetHeights.indexOf(height) - 1] ?? height;
}

/** Returns the height after a click on the handle: the next higher one, or the lowest after the highest. */
export function nextHeight(height: SheetHeight): SheetHeight {
  return height === 'full' ? 'low' : raised(height);
}

/** Returns the height for the `code` of a key, or null if the key does not change the height. */
export function heightForKey(code: string, height: SheetHeight): SheetHeight | null {
  switch (code) {
    case 'ArrowUp':
    case 'ArrowRight':
      return raised(height);
    case 'ArrowDown':
    case 'ArrowLeft':
      return lowered(height);
    case 'Home':
      return 'low';
    case 'End':
      return 'full';
    default:
      return null;
  }
}

/** The speed from which a release counts as a fling, in CSS pixels per millisecond. */
const flingSpeed = 0.4;

/**
 * Returns the height that a released sheet snaps to: the nearest one, or after a fling the next one in its direction.
 * @param pixels height at the release
 * @param speed in CSS pixels per millisecond, positive if the height grows
 */
export function snapHeight(pixels: number, speed: number, measured: MeasuredHeights): SheetHeight {
  const ordered = sheetHeights.map((height) => ({ height, distance: measured[height] - pixels }));
  if (speed >= flingSpeed) return ordered.find(({ distance }) => distance > 0)?.height ?? 'full';
  if (speed <= -flingSpeed) return ordered.findLast(({ distance }) => distance < 0)?.height ?? 'low';
  const nearest = Math.min(...ordered.map(({ distance }) => Math.abs(distance)));
  return ordered.find(({ distance }) => Math.abs(distance) === nearest)?.height ?? 'half';
}

/** The share of a movement that is followed beyond the lowest and the highest height. */
const overscrollShare = 0.2;

/** Returns the height during a drag: exactly as dragged between the lowest and the highest height, damped outside. */
export function draggedHeight(pixels: number, { low, full }: MeasuredHeights): number {
  if (pixels < low) return low - (low - pixels) * overscrollShare;
  if (pixels > full) return full + (pixels - full) * overscrollShare;
  return pixels;
}

/** A position of the finger at a time, in CSS pixels and milliseconds. */
export interface DragSample {
  readonly y: number;
  readonly time: number;
}

/** The speed is measured within this time before the release, so that a pause results in zero. */
const speedMilliseconds = 100;

/** Returns the growth of the sheet at the end of a drag in CSS pixels per millisecond. @param until time of the release */
export function dragSpeed(samples: readonly DragSample[], until: number): number {
  const last = samples.at(-1);
  const first = samples.find(({ time }) => until - time <= speedMilliseconds);
  if (first === undefined || last === undefined || first === last) return 0;
  return (first.y - last.y) / Math.max(1, until - first.time);
}
