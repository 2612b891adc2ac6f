/** How much of a phone's screen the sheet covers, from the lowest up; a desktop's panel has one height. */
export const sheetHeights = ['low', 'half', 'full'] as const;
export type SheetHeight = (typeof sheetHeights)[number];

/** How much of the map the sheet covers: it can be closed altogether. */
export type CoveredHeight = SheetHeight | 'closed';

/** The heights as they measure now, in CSS pixels. */
export type MeasuredHeights = Readonly<Record<SheetHeight, number>>;

/** The next height up; the highest stays. */
export function raised(height: SheetHeight): SheetHeight {
  return sheetHeights[sheetHeights.indexOf(height) + 1] ?? height;
}

/** The next height down; the lowest stays. */
export function lowered(height: SheetHeight): SheetHeight {
  return sheetHeights[sheetHeights.indexOf(height) - 1] ?? height;
}

/** Where a click on the handle leads: up, and from the top all the way down. */
export function nextInTurn(height: SheetHeight): SheetHeight {
  return height === 'full' ? 'low' : raised(height);
}

/** The height that a key asks for, by its `code`; null for the keys of others. */
export function heightOfKey(code: string, height: SheetHeight): SheetHeight | null {
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

/** A finger that leaves the sheet faster than this throws it, in CSS pixels per millisecond. */
const throwSpeed = 0.4;

/**
 * Where a dragged sheet comes to rest. Let go gently it goes to the nearest height; thrown it goes on to the next one in
 * the direction of the throw.
 * @param pixels height at which it was let go
 * @param speed in CSS pixels per millisecond, positive when it grows
 */
export function restingHeight(pixels: number, speed: number, measured: MeasuredHeights): SheetHeight {
  const ordered = sheetHeights.map((height) => ({ height, distance: measured[height] - pixels }));
  if (speed >= throwSpeed) return ordered.find(({ distance }) => distance > 0)?.height ?? 'full';
  if (speed <= -throwSpeed) return ordered.findLast(({ distance }) => distance < 0)?.height ?? 'low';
  const nearest = Math.min(...ordered.map(({ distance }) => Math.abs(distance)));
  return ordered.find(({ distance }) => Math.abs(distance) === nearest)?.height ?? 'half';
}

/** How much of a pull beyond the lowest and the highest height is followed. */
const give = 0.2;

/** The height under the finger: followed one to one between the lowest and the highest, and reluctantly beyond. */
export function draggedHeight(pixels: number, { low, full }: MeasuredHeights): number {
  if (pixels < low) return low - (low - pixels) * give;
  if (pixels > full) return full + (pixels - full) * give;
  return pixels;
}

/** A position of the finger at a time, in CSS pixels and milliseconds. */
export interface DragSample {
  readonly y: number;
  readonly time: number;
}

/** Only the last moment counts for the speed: a finger that has come to rest throws nothing. */
const speedMilliseconds = 100;

/** How fast the sheet grew at the end of a drag, in CSS pixels per millisecond; `until` is when the finger left. */
export function dragSpeed(samples: readonly DragSample[], until: number): number {
  const last = samples.at(-1);
  const first = samples.find(({ time }) => until - time <= speedMilliseconds);
  if (first === undefined || last === undefined || first === last) return 0;
  return (first.y - last.y) / Math.max(1, until - first.time);
}
