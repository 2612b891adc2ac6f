import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { CircleLayerSpecification, ExpressionSpecification } from 'maplibre-gl';
import { layerZooms, zoomReaches } from '../../../map/style/expressions.ts';
import { circleLayer, circlePaint, routeCircle, smallCircle } from './stop-circles.ts';
import { stopColours } from './stop-colours.ts';
import { findFormZooms } from './stop-levels.ts';
import type { LayerZooms } from './stop-levels.ts';
import type { StopsAppearance } from './stop-marker-layers.ts';

/** The options of the circle layers. */
export interface CircleOptions extends Pick<StopsAppearance, 'colorScheme' | 'selectedId'> {
  readonly whitelist: readonly number[];
}

interface CircleGroup {
  readonly id: string;
  readonly minzoom: number;
  readonly filter: ExpressionSpecification;
  /** The zooms at which its stops are circles. */
  readonly zooms: LayerZooms | null;
}

/** With a whitelist the stops of the main expedition become circles at a lower zoom, so they are a separate group. */
function createCircleGroups(minzooms: readonly number[], { whitelist }: CircleOptions): CircleGroup[] {
  const hasWhitelist = whitelist.length > 0;
  const main: VisitedOn = 'cae';
  return minzooms.flatMap((minzoom): CircleGroup[] => {
    const filter: ExpressionSpecification = ['==', ['get', 'minzoom'], minzoom];
    const zooms = (section: VisitedOn) => findFormZooms(['circle'], { minzoom, section, hasWhitelist });
    if (!hasWhitelist) return [{ id: `${minzoom}`, minzoom, filter, zooms: zooms(main) }];
    const isMain: ExpressionSpecification = ['==', ['get', 'section'], main];
    return [
      { id: `${minzoom}`, minzoom, filter: ['all', filter, ['!', isMain]], zooms: zooms('other') },
      { id: `${minzoom}-main`, minzoom, filter: ['all', filter, isMain], zooms: zooms(main) },
    ];
  });
}

/**
 * Creates the circle layers: red circles for stops two levels below their marker, and at lower zooms points on the route.
 * @param earliestPoint returns the zoom of the first point of a group
 */
export function stopCircleLayers(
  minzooms: readonly number[],
  options: CircleOptions,
  earliestPoint: (minzoom: number) => number,
): CircleLayerSpecification[] {
  const groups = createCircleGroups(minzooms, options);
  return [
    ...groups.flatMap((group) => pointLayer(group, options, earliestPoint(group.minzoom))),
    ...(options.whitelist.length > 0 ? [unlistedPointLayer(options)] : []),
    ...groups.flatMap((group) => smallCircleLayer(group, options)),
  ];
}

function smallCircleLayer({ id, filter, zooms }: CircleGroup, options: CircleOptions) {
  if (!zooms) return [];
  const { circle, halo } = stopColours[options.colorScheme];
  const paint = circlePaint(smallCircle, { fill: circle, line: halo });
  const layer = circleLayer(`stops-circles-${id}`, 'stops', createFilter('marker', filter, options), paint);
  return [{ ...layer, ...zooms }];
}

/** Creates the layer of the points of stops that become circles at a higher zoom; empty if no stop is a point before. */
function pointLayer({ id, filter, zooms, minzoom }: CircleGroup, options: CircleOptions, earliest: number) {
  const { minzoom: start, maxzoom } = layerZooms(earliest, minzoom - 0.5);
  const end = zooms?.minzoom ?? maxzoom;
  if (start >= end) return [];
  const layer = circleLayer(
    `stops-points-${id}`,
    'stops',
    createFilter('marker', ['all', filter, isPoint], options),
    pointPaint(options),
  );
  return [{ ...layer, minzoom: start, maxzoom: end }];
}

/** Stops outside the whitelist never become markers and remain points. */
function unlistedPointLayer(options: CircleOptions): CircleLayerSpecification {
  return circleLayer('stops-points', 'stops', createFilter('point', isPoint, options), pointPaint(options));
}

function pointPaint({ colorScheme }: CircleOptions): CircleLayerSpecification['paint'] {
  const { ink, paper } = stopColours[colorScheme];
  return circlePaint(routeCircle, { fill: paper, line: ink });
}

/** The thresholds are integer zooms, which a filter can compare. */
const isPoint = zoomReaches('pointzoom');

function createFilter(
  presence: 'marker' | 'point',
  filter: ExpressionSpecification,
  { selectedId }: CircleOptions,
): ExpressionSpecification {
  return [
    'all',
    ['==', ['get', 'presence'], presence],
    ['!=', ['get', 'place_id'], selectedId ?? -1],
    filter,
  ];
}
