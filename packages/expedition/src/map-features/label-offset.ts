import type { TooltipPosition } from '@cae-map/contract/enumerations';

/** An anchor of a label: the part of the label that is at its point. */
export type Anchor =
  | 'left'
  | 'right'
  | 'top'
  | 'bottom'
  | 'bottom-left'
  | 'bottom-right'
  | 'top-left'
  | 'top-right';

/** The text anchors of the sides: a label at the right of its point is anchored at its left end. */
const sideAnchors: Readonly<Record<TooltipPosition, Anchor>> = {
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
};

/** All anchors, in the order of preference after the one of the side. */
export const anchors: readonly Anchor[] = [
  'left',
  'right',
  'bottom',
  'top',
  'bottom-left',
  'top-left',
  'bottom-right',
  'top-right',
];

/** Lists the anchors of a label in the order of preference, starting with the side of the place. */
export function anchorsFor(side: TooltipPosition): Anchor[] {
  const first = sideAnchors[side];
  return [first, ...anchors.filter((anchor) => anchor !== first)];
}

/** The distance, in ems, by which MapLibre shifts a label above or below a point towards the point: 7 units of its glyph size of 24. */
export const baselineShift = 7 / 24;

/**
 * Returns the horizontal and vertical offset of a label in ems, for an icon with the given radius in ems. The label must be
 * outside the box of the stop's icon, or it would never be placed there.
 */
export function labelOffset(anchor: Anchor, radius: number): [number, number] {
  const across = anchor.includes('left') ? 1 : anchor.includes('right') ? -1 : 0;
  const down = anchor.includes('top') ? 1 : anchor.includes('bottom') ? -1 : 0;
  const isDiagonal = across !== 0 && down !== 0;
  return [across * (isDiagonal ? radius * 0.6 : radius + 0.22), down * (radius + 0.3 + baselineShift)];
}
