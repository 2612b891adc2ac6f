import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { CircleLayerSpecification, ExpressionSpecification } from 'maplibre-gl';
import { layerZooms, zoomReaches } from '../../../map/expressions.ts';
import { circleLayer, circlePaint, routeCircle, smallCircle } from './stop-circles.ts';
import { stopColours } from './stop-colours.ts';
import { zoomsOf } from './stop-levels.ts';
import type { LayerZooms } from './stop-levels.ts';
import type { StopsAppearance } from './stop-marker-layers.ts';

/** By what the circles are drawn. */
export interface CircleOptions extends Pick<StopsAppearance, 'colorScheme' | 'selectedId'> {
  readonly whitelist: readonly number[];
}

interface CircleGroup {
  readonly id: string;
  readonly minzoom: number;
  readonly filter: ExpressionSpecification;
  /** Where its stops are circles. */
  readonly zooms: LayerZooms | null;
}

/** With a whitelist the stops of the main expedition are circles earlier than the others, so each is a group then. */
function circleGroups(minzooms: readonly number[], { whitelist }: CircleOptions): CircleGroup[] {
  const hasWhitelist = whitelist.length > 0;
  const main: VisitedOn = 'cae';
  return minzooms.flatMap((minzoom): CircleGroup[] => {
    const filter: ExpressionSpecification = ['==', ['get', 'minzoom'], minzoom];
    const zooms = (section: VisitedOn) => zoomsOf(['circle'], { minzoom, section, hasWhitelist });
    if (!hasWhitelist) return [{ id: `${minzoom}`, minzoom, filter, zooms: zooms(main) }];
    const isMain: ExpressionSpecification = ['==', ['get', 'section'], main];
    return [
      { id: `${minzoom}`, minzoom, filter: ['all', filter, ['!', isMain]], zooms: zooms('other') },
      { id: `${minzoom}-main`, minzoom, filter: ['all', filter, isMain], zooms: zooms(main) },
    ];
  });
}

/**
 * The circles: red ones for the stops that are near to being markers, and before them the points of the route.
 * `earliestPoint` tells of each group from which zoom its first point shows.
 */
export function stopCircleLayers(
  minzooms: readonly number[],
  options: CircleOptions,
  earliestPoint: (minzoom: number) => number,
): CircleLayerSpecification[] {
  const groups = circleGroups(minzooms, options);
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
  const layer = circleLayer(`stops-circles-${id}`, 'stops', shown('marker', filter, options), paint);
  return [{ ...layer, ...zooms }];
}

/** The points of stops that will be circles from some zoom on; none where no stop of the group is a point before. */
function pointLayer({ id, filter, zooms, minzoom }: CircleGroup, options: CircleOptions, earliest: number) {
  const { minzoom: start, maxzoom } = layerZooms(earliest, minzoom - 0.5);
  const end = zooms?.minzoom ?? maxzoom;
  if (start >= end) return [];
  const layer = circleLayer(
    `stops-points-${id}`,
    'stops',
    shown('marker', ['all', filter, isPoint], options),
    pointPaint(options),
  );
  return [{ ...layer, minzoom: start, maxzoom: end }];
}

/** Those that the whitelist leaves out never become markers, and stay points. */
function unlistedPointLayer(options: CircleOptions): CircleLayerSpecification {
  return circleLayer('stops-points', 'stops', shown('point', isPoint, options), pointPaint(options));
}

function pointPaint({ colorScheme }: CircleOptions): CircleLayerSpecification['paint'] {
  const { ink, paper } = stopColours[colorScheme];
  return circlePaint(routeCircle, { fill: paper, line: ink });
}

/** Thresholds are whole zooms, and those a filter can compare. */
const isPoint = zoomReaches('pointzoom');

function shown(
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
