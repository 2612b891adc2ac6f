import type { TooltipPosition } from '@cae-map/contract/enumerations';
import type { ExpressionSpecification } from 'maplibre-gl';
import { matchProperty, stepZoom } from '../../../map/style/expressions.ts';

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

const otherAnchors: readonly Anchor[] = [
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
  return [first, ...otherAnchors.filter((anchor) => anchor !== first)];
}

/** How far MapLibre moves a label above or below its point towards it, in ems: 7 units of its glyph size of 24. */
export const baselineShift = 7 / 24;

/**
 * Returns the horizontal and vertical offset of a label in ems, for an icon with the given radius in ems. The label must be
 * outside the box of its own icon, or it would never be placed there.
 */
export function labelOffset(anchor: Anchor, radius: number): [number, number] {
  const across = anchor.includes('left') ? 1 : anchor.includes('right') ? -1 : 0;
  const down = anchor.includes('top') ? 1 : anchor.includes('bottom') ? -1 : 0;
  const isDiagonal = across !== 0 && down !== 0;
  return [across * (isDiagonal ? radius * 0.6 : radius + 0.22), down * (radius + 0.3 + baselineShift)];
}

/**
 * Returns the value of `text-variable-anchor-offset` by the side of the stop and by zoom, since badges are wider than
 * rings.
 * @param ownZooms the zooms at which stops may have anchors of their own in their properties, ascending
 */
export function anchorOffsets(
  ring: number,
  badge: number,
  badgeZoom: number,
  ownZooms: readonly number[] = [],
): ExpressionSpecification {
  const own = ownZooms.map((zoom): [number, ExpressionSpecification] => [
    zoom,
    ['coalesce', ['get', `anchors${zoom}`], offsetsBySide(ring)],
  ]);
  const last = ownZooms.at(-1);
  const [lowest, ...higher] = [
    ...own,
    ...(last === undefined ? [] : [[last + 1, offsetsBySide(ring)] as const]),
    [badgeZoom, offsetsBySide(badge)] as const,
  ];
  if (lowest === undefined || last === undefined)
    return stepZoom(offsetsBySide(ring), [[badgeZoom, offsetsBySide(badge)]]);
  return stepZoom(lowest[1], higher);
}

function offsetsBySide(radius: number): ExpressionSpecification {
  const sides = ['left', 'top', 'bottom'] as const;
  const values = sides.map((side) => [side, ['literal', offsets(side, radius)]]);
  return matchProperty('side', Object.fromEntries(values), ['literal', offsets('right', radius)]);
}

function offsets(side: TooltipPosition, radius: number): (Anchor | [number, number])[] {
  return anchorsFor(side).flatMap((anchor) => [anchor, labelOffset(anchor, radius)]);
}

/** The half width of the pin and the height of the centre of its body, in ems of the selected label. */
const pinSide = 1.5;
const pinMiddle = -0.9;
const belowPin = 0.95;

const besidePin: Readonly<Record<'right' | 'left' | 'bottom', [Anchor, [number, number]]>> = {
  right: ['left', [pinSide, pinMiddle]],
  left: ['right', [-pinSide, pinMiddle]],
  bottom: ['top', [0, belowPin]],
};

/** Lists the anchors of the selected label: beside the pin or below its point. Above it the pin would cover the label. */
export function selectedAnchorsFor(side: TooltipPosition): (Anchor | [number, number])[] {
  const first = side === 'top' ? 'right' : side;
  const others = (['right', 'left', 'bottom'] as const).filter((other) => other !== first);
  return [first, ...others].flatMap((each) => besidePin[each]);
}

/** Returns the value of `text-variable-anchor-offset` for the label of the selected stop. */
export function selectedAnchorOffsets(): ExpressionSpecification {
  const sides = (['left', 'bottom'] as const).map((side) => [side, ['literal', selectedAnchorsFor(side)]]);
  return matchProperty('side', Object.fromEntries(sides), ['literal', selectedAnchorsFor('right')]);
}
