import type { VisitedOn } from '@cae-map/contract/enumerations';
import { unwrapLongitudes } from '@cae-map/expedition/route/geography';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { Feature, LineString } from 'geojson';
import type { ExpressionSpecification, LineLayerSpecification } from 'maplibre-gl';
import { drawOrder } from '../../../map/overlays/draw-order.ts';
import type { MapOverlay } from '../../../map/overlays/map-overlay.ts';
import { matchProperty, rampZoom } from '../../../map/style/expressions.ts';
import {
  findYearColour,
  inferredDash,
  otherYearsColour,
  routeHalo,
  type LineColour,
} from '../../../map/style/route-colours.ts';
import type { ColorScheme } from '../../../map/style/tokens.ts';

/** The options of {@link routeOnScene}. */
export interface RouteOnSceneOptions {
  readonly expedition: Expedition;
  readonly sections: readonly VisitedOn[];
  readonly colorScheme: ColorScheme;
}

const sourceId = 'scene-route';

/** The route on the ground, in the colours of its years. */
export function routeOnScene({ expedition, sections, colorScheme }: RouteOnSceneOptions): MapOverlay {
  const features = routeLines(expedition, sections);
  const years = [...new Set(features.map(({ properties }) => properties.year))];
  const colour = (part: keyof LineColour) =>
    matchProperty(
      'year',
      Object.fromEntries(years.map((year) => [year, findYearColour(year, colorScheme)[part]])),
      otherYearsColour[part],
    );
  return {
    id: 'scene-route',
    order: drawOrder.route,
    sources: {
      [sourceId]: { type: 'geojson', data: { type: 'FeatureCollection', features }, tolerance: 0.3 },
    },
    layers: [
      lineLayer('halo', { color: routeHalo[colorScheme], width: 7, opacity: 0.8 }),
      lineLayer('edge', { color: colour('edge'), width: 5, isInferred: false }),
      lineLayer('core', { color: colour('core'), width: 3.4, isInferred: false }),
      lineLayer('inferred-edge', { color: colour('edge'), width: 4, isInferred: true }),
      lineLayer('inferred-core', { color: colour('core'), width: 2.4, isInferred: true }),
    ],
    interactiveLayerIds: [],
  };
}

interface LegProperties {
  /** Four digits, or '' if unknown. */
  readonly year: string;
  readonly isInferred: boolean;
}

function routeLines(
  expedition: Expedition,
  sections: readonly VisitedOn[],
): Feature<LineString, LegProperties>[] {
  return expedition.legs.flatMap(({ toId, points, isInferred }) => {
    const place = expedition.byId.get(toId);
    if (!place || points.length < 2 || !sections.includes(place.record.visited_on)) return [];
    const coordinates = unwrapLongitudes(points).map(([latitude, longitude]) => [longitude, latitude]);
    return [
      {
        type: 'Feature' as const,
        properties: { year: place.year ?? '', isInferred },
        geometry: { type: 'LineString' as const, coordinates },
      },
    ];
  });
}

interface LineStyle {
  readonly color: string | ExpressionSpecification;
  /** In CSS pixels. */
  readonly width: number;
  readonly opacity?: number;
  /** Only inferred legs, dashed, or only the others; all if it is not set. */
  readonly isInferred?: boolean;
}

/** The ground is drawn larger in front of the camera than behind, so lines are a little wider than on flat maps. */
function lineLayer(id: string, { color, width, opacity = 1, isInferred }: LineStyle): LineLayerSpecification {
  // MapLibre measures dashes in widths of the line.
  const dashes = isInferred === true ? [inferredDash.length / width, inferredDash.gap / width] : undefined;
  return {
    id: `scene-route-${id}`,
    type: 'line',
    source: sourceId,
    ...(isInferred === undefined ? {} : { filter: ['==', ['get', 'isInferred'], isInferred] }),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': rampZoom([4, width * 0.6], [8, width], [13, width * 1.1]),
      'line-opacity': opacity,
      ...(dashes === undefined ? {} : { 'line-dasharray': dashes }),
    },
  };
}
