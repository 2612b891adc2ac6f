import type { TooltipPosition } from '@cae-map/contract/enumerations';
import type { ExpressionSpecification } from 'maplibre-gl';
import { matchProperty, stepZoom } from '../../../map/expressions.ts';

type Anchor = 'left' | 'right' | 'top' | 'bottom' | 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';

/** The anchor of a text that stands at a side of its point: a label to the right is held at its left end. */
const anchorOfSide: Readonly<Record<TooltipPosition, Anchor>> = {
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

/** The anchors at which a label is tried: the place's own side first, then the others. */
export function anchorsFor(side: TooltipPosition): Anchor[] {
  const first = anchorOfSide[side];
  return [first, ...otherAnchors.filter((anchor) => anchor !== first)];
}

/** How far a label stands off its point, in ems across and down, for a sign of a radius in ems. */
export function offsetOf(anchor: Anchor, radius: number): [number, number] {
  const across = anchor.includes('left') ? 1 : anchor.includes('right') ? -1 : 0;
  const down = anchor.includes('top') ? 1 : anchor.includes('bottom') ? -1 : 0;
  const diagonal = across !== 0 && down !== 0 ? 0.6 : 1;
  return [across * diagonal * (radius + 0.22), down * diagonal * radius];
}

/** The value of `text-variable-anchor-offset`: by the side of the stop, and by zoom since badges are broader than rings. */
export function anchorOffsets(ring: number, badge: number, badgeZoom: number): ExpressionSpecification {
  return stepZoom(offsetsBySide(ring), [[badgeZoom, offsetsBySide(badge)]]);
}

function offsetsBySide(radius: number): ExpressionSpecification {
  const sides = ['left', 'top', 'bottom'] as const;
  const values = sides.map((side) => [side, ['literal', offsets(side, radius)]]);
  return matchProperty('side', Object.fromEntries(values), ['literal', offsets('right', radius)]);
}

function offsets(side: TooltipPosition, radius: number): (Anchor | [number, number])[] {
  return anchorsFor(side).flatMap((anchor) => [anchor, offsetOf(anchor, radius)]);
}

/** Where the pin stands, in ems of the selected label: half its breadth, and the height of its body's middle. */
const pinSide = 1.5;
const pinMiddle = -0.9;
const belowPin = 0.95;

const besidePin: Readonly<Record<'right' | 'left' | 'bottom', [Anchor, [number, number]]>> = {
  right: ['left', [pinSide, pinMiddle]],
  left: ['right', [-pinSide, pinMiddle]],
  bottom: ['top', [0, belowPin]],
};

/** The places of the selected label: beside the pin or below its point, never above it, where the pin would hide it. */
export function selectedAnchorsFor(side: TooltipPosition): (Anchor | [number, number])[] {
  const first = side === 'top' ? 'right' : side;
  const others = (['right', 'left', 'bottom'] as const).filter((other) => other !== first);
  return [first, ...others].flatMap((tried) => besidePin[tried]);
}

/** The value of `text-variable-anchor-offset` for the label of the selected stop. */
export function selectedAnchorOffsets(): ExpressionSpecification {
  const sides = (['left', 'bottom'] as const).map((side) => [side, ['literal', selectedAnchorsFor(side)]]);
  return matchProperty('side', Object.fromEntries(sides), ['literal', selectedAnchorsFor('right')]);
}
