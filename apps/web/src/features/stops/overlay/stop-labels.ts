import type { TooltipPosition } from '@cae-map/contract/enumerations';
import { listAnchorCodes } from '@cae-map/expedition/map-features/anchor-code';
import { anchorsFor, labelOffset, type Anchor } from '@cae-map/expedition/map-features/label-offset';
import type { ExpressionSpecification } from 'maplibre-gl';
import { matchNumber, matchProperty, stepZoom } from '../../../map/style/expressions.ts';
import { badgeRadius, ringRadii } from './stop-images.ts';

/** The zoom (256-pixel tiles) from which a stop has a badge with the icon of its stay instead of a plain ring. */
export const badgeZoom = 8;
/** The size of the labels in CSS pixels. */
export const labelSize = 12.5;

/** The radius of rings and badges with the distance to the label, in ems. */
const ring = ringRadii[2] / labelSize + 0.1;
const badge = badgeRadius / labelSize + 0.1;

/**
 * Returns the value of `text-variable-anchor-offset` by the side of the stop and by zoom, since badges are wider than
 * rings.
 * @param ownZooms the zooms at which stops may have anchors of their own in their properties, ascending
 */
export function anchorOffsets(ownZooms: readonly number[] = []): ExpressionSpecification {
  return stepOwnOffsets(
    ownZooms.map((zoom) => [zoom, ['coalesce', ['get', `anchors${zoom}`], offsetsBySide(ring)]]),
  );
}

/**
 * The same for stops in tiles, whose own anchors are a code, up to a zoom.
 * @param property the name of the property with the code
 * @param lastZoom the last zoom (256-pixel tiles) at which stops may have it
 */
export function codedAnchorOffsets(property: string, lastZoom: number): ExpressionSpecification {
  const values = listAnchorCodes().map(([code, order]): [number, ExpressionSpecification] => [
    code,
    ['literal', withOffsets(order, ring)],
  ]);
  return stepOwnOffsets([[lastZoom, matchNumber(property, values, offsetsBySide(ring))]]);
}

/** Offsets by zoom: those that stops have, then those of their sides. */
function stepOwnOffsets(
  own: readonly (readonly [zoom: number, offsets: ExpressionSpecification])[],
): ExpressionSpecification {
  const last = own.at(-1)?.[0];
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
  return withOffsets(anchorsFor(side), radius);
}

function withOffsets(order: readonly Anchor[], radius: number): (Anchor | [number, number])[] {
  return order.flatMap((anchor) => [anchor, labelOffset(anchor, radius)]);
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
