import type { CircleLayerSpecification } from 'maplibre-gl';

/** A circle as the requirements define it: its radius, and the width of a line centred on the circle. */
export interface StrokedCircle {
  readonly radius: number;
  readonly weight: number;
}

/** A stop at zooms below its marker: an outer radius of 6 pixels including its light edge. */
export const smallCircle: StrokedCircle = { radius: 5.3, weight: 1.4 };
/** A stop as a point on the route. */
export const routeCircle: StrokedCircle = { radius: 2, weight: 7 };
/** The circle around a stop that is selected or highlighted. */
export const highlightCircle: StrokedCircle & { readonly color: string } = {
  radius: 10,
  weight: 2,
  color: '#d33d29',
};

/** Returns the outer radius in CSS pixels. */
function outerRadius({ radius, weight }: StrokedCircle): number {
  return radius + weight / 2;
}

interface CircleColours {
  readonly fill: string;
  readonly line: string;
  /** The opacity of the fill; the line is always opaque. */
  readonly fillOpacity?: number;
}

/**
 * Creates the paint of a circle. MapLibre draws the line outside the radius. The fill has a radius of at least 2 pixels, so
 * that a point with a wide line is still a ring.
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
