import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { CircleLayerSpecification, ExpressionSpecification } from 'maplibre-gl';
import { layerZooms, zoomReaches } from '../../../map/style/expressions.ts';
import { circlePaint, routeCircle, smallCircle } from './stop-circles.ts';
import { stopColours } from './stop-colours.ts';
import { findFormZooms } from './stop-levels.ts';
import type { LayerZooms } from './stop-levels.ts';
import type { StopData, StopLevel } from './stop-data.ts';
import type { StopsAppearance } from './stop-marker-layers.ts';

/** The options of the circle layers. */
type CircleOptions = Pick<StopsAppearance, 'colorScheme' | 'selectedId'>;

interface CircleGroup extends StopLevel {
  readonly id: string;
  readonly filter: ExpressionSpecification;
  /** The zooms at which its stops are circles. */
  readonly zooms: LayerZooms | null;
}

/** With a whitelist the stops of the main expedition become circles at a lower zoom, so they are a separate group. */
function createCircleGroups(levels: readonly StopLevel[], { hasWhitelist }: StopData): CircleGroup[] {
  const main: VisitedOn = 'cae';
  return levels.flatMap((level): CircleGroup[] => {
    const { minzoom } = level;
    const filter: ExpressionSpecification = ['==', ['get', 'minzoom'], minzoom];
    const zooms = (section: VisitedOn) => findFormZooms(['circle'], { minzoom, section, hasWhitelist });
    if (!hasWhitelist) return [{ ...level, id: `${minzoom}`, filter, zooms: zooms(main) }];
    const isMain: ExpressionSpecification = ['==', ['get', 'section'], main];
    return [
      { ...level, id: `${minzoom}`, filter: ['all', filter, ['!', isMain]], zooms: zooms('other') },
      { ...level, id: `${minzoom}-main`, filter: ['all', filter, isMain], zooms: zooms(main) },
    ];
  });
}

/** Creates the circle layers: red circles for stops two levels below their marker, and at lower zooms points on the route. */
export function stopCircleLayers(
  levels: readonly StopLevel[],
  data: StopData,
  options: CircleOptions,
): CircleLayerSpecification[] {
  const groups = createCircleGroups(levels, data);
  return [
    ...groups.flatMap((group) => pointLayer(group, data, options)),
    ...(data.hasWhitelist ? [unlistedPointLayer(data, options)] : []),
    ...groups.flatMap((group) => smallCircleLayer(group, data, options)),
  ];
}

function smallCircleLayer({ id, filter, zooms }: CircleGroup, data: StopData, options: CircleOptions) {
  if (!zooms) return [];
  const { circle, halo } = stopColours[options.colorScheme];
  const paint = circlePaint(smallCircle, { fill: circle, line: halo });
  const admitted: ExpressionSpecification[] = [data.isMarker, filter];
  return [{ ...circleLayer(`stops-circles-${id}`, data, admitted, options), paint, ...zooms }];
}

/** Creates the layer of the points of stops that become circles at a higher zoom; empty if no stop is a point before. */
function pointLayer(group: CircleGroup, data: StopData, options: CircleOptions) {
  const { id, filter, zooms, minzoom, pointzoom } = group;
  const { minzoom: start, maxzoom } = layerZooms(pointzoom, minzoom - 0.5);
  const end = zooms?.minzoom ?? maxzoom;
  if (start >= end) return [];
  const admitted: ExpressionSpecification[] = [data.isMarker, filter, isPoint];
  const layer = circleLayer(`stops-points-${id}`, data, admitted, options);
  return [{ ...layer, paint: pointPaint(options), minzoom: start, maxzoom: end }];
}

/** Stops outside the whitelist never become markers and remain points. */
function unlistedPointLayer(data: StopData, options: CircleOptions): CircleLayerSpecification {
  return {
    ...circleLayer('stops-points', data, [data.isPoint, isPoint], options),
    paint: pointPaint(options),
  };
}

function pointPaint({ colorScheme }: CircleOptions): NonNullable<CircleLayerSpecification['paint']> {
  const { ink, paper } = stopColours[colorScheme];
  return circlePaint(routeCircle, { fill: paper, line: ink });
}

/** The thresholds are integer zooms, which a filter can compare. */
const isPoint = zoomReaches('pointzoom');

function circleLayer(
  id: string,
  { layerSource }: StopData,
  filters: readonly ExpressionSpecification[],
  { selectedId }: CircleOptions,
): CircleLayerSpecification {
  const isOther: ExpressionSpecification = ['!=', ['get', 'place_id'], selectedId ?? -1];
  return { id, type: 'circle', ...layerSource, filter: ['all', isOther, ...filters] };
}
