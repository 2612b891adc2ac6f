import type { CircleLayerSpecification, ExpressionSpecification } from 'maplibre-gl';

/** A circle as the rules give it: its radius, and the weight of a line that lies half inside and half outside of it. */
export interface StrokedCircle {
  readonly radius: number;
  readonly weight: number;
}

/** A stop that is not yet a marker: 6 pixels in all, its light edge included. */
export const smallCircle: StrokedCircle = { radius: 5.3, weight: 1.4 };
/** A stop as a point of the line. */
export const routeCircle: StrokedCircle = { radius: 2, weight: 7 };
/** The circle around a stop that is selected or highlighted. */
export const highlightCircle: StrokedCircle & { readonly color: string } = {
  radius: 10,
  weight: 2,
  color: '#d33d29',
};

/** How far a circle reaches from its middle, in CSS pixels. */
function outerRadius({ radius, weight }: StrokedCircle): number {
  return radius + weight / 2;
}

interface CircleColours {
  readonly fill: string;
  readonly line: string;
  /** Of the fill; the line is always opaque. */
  readonly fillOpacity?: number;
}

/**
 * Paint of a circle. MapLibre draws the line outside of the radius. A line as broad as the whole circle would fill it; a
 * middle of 2 pixels is left, so that the point reads as a ring on the line of the route.
 */
export function circlePaint(
  circle: StrokedCircle,
  { fill, line, fillOpacity = 1 }: CircleColours,
): NonNullable<CircleLayerSpecification['paint']> {
  const inner = Math.max(2, circle.radius - circle.weight / 2);
  return {
    'circle-color': fill,
    'circle-opacity': fillOpacity,
    'circle-radius': inner,
    'circle-stroke-color': line,
    'circle-stroke-width': outerRadius(circle) - inner,
  };
}

/** A circle layer over the stops. */
export function circleLayer(
  id: string,
  source: string,
  filter: ExpressionSpecification,
  paint: CircleLayerSpecification['paint'],
): CircleLayerSpecification {
  return { id, type: 'circle', source, filter, ...(paint ? { paint } : {}) };
}
