import type { PathGrouping, VisitedOn } from '@cae-map/contract/enumerations';
import { lineClasses } from '@cae-map/expedition/map-features/line-classes';
import { routeFeatures } from '@cae-map/expedition/map-features/route-features';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { Feature } from 'geojson';
import type { ExpressionSpecification, SourceSpecification } from 'maplibre-gl';
import type { LayerSource } from '../../map/overlays/map-overlay.ts';
import type { DrawnOverlaps } from './use-route-overlaps.ts';

/** The legs of the map as data: where they come from, and how layers read them. */
export interface RouteData {
  readonly sources: Readonly<Record<string, SourceSpecification>>;
  /** The legs at all levels of detail. */
  readonly legs: LayerSource;
  /** The parts where legs overlap, of one level of detail; null if they are among the legs, or not known. */
  readonly overlaps: LayerSource | null;
  /** Whether the line of a leg is inferred from the terrain. */
  readonly isInferred: ExpressionSpecification;
  /** The offset of the legs to the right of their direction in CSS pixels; null if they have none. */
  readonly legOffset: ExpressionSpecification | null;
  /** Lists the classes of the legs in some sections by a line type. */
  readonly listClasses: (lineType: PathGrouping, sections: readonly VisitedOn[]) => readonly string[];
}

const sourceId = 'route';
const overlapsId = 'route-overlaps';

/**
 * Creates the route of the loaded lists as GeoJSON.
 * @param overlaps the parts where legs overlap; null until they are known, then all legs are drawn in place
 */
export function listedRoute(expedition: Expedition, overlaps: DrawnOverlaps | null = null): RouteData {
  return {
    sources: overlaps === null ? getSources(expedition) : splitSources(overlaps),
    legs: { source: sourceId },
    overlaps: overlaps === null ? null : { source: overlapsId },
    isInferred: ['get', 'isInferred'],
    legOffset: null,
    listClasses: (lineType, sections) => listClasses(expedition, lineType, sections),
  };
}

function listClasses(
  expedition: Expedition,
  lineType: PathGrouping,
  sections: readonly VisitedOn[],
): readonly string[] {
  const classes = expedition.path
    .filter(({ record }) => sections.includes(record.visited_on))
    .map((place) => lineClasses(place)[lineType]);
  return [...new Set(classes)];
}

/** The source of an expedition is cached, so that new colours or another date load no data. */
const sources = new WeakMap<Expedition, Readonly<Record<string, SourceSpecification>>>();

function getSources(expedition: Expedition): Readonly<Record<string, SourceSpecification>> {
  const known = sources.get(expedition);
  if (known) return known;
  // The lines have already been simplified.
  const source: SourceSpecification = { type: 'geojson', data: routeFeatures(expedition), tolerance: 0.1 };
  const created = { [sourceId]: source };
  sources.set(expedition, created);
  return created;
}

/** The sources are cached, so that new offset parts, at another zoom, do not load the rest of the route again. */
const plainSources = new WeakMap<DrawnOverlaps['plain'], SourceSpecification>();
const offsetSources = new WeakMap<DrawnOverlaps['offset'], SourceSpecification>();

function splitSources({ plain, offset }: DrawnOverlaps): Readonly<Record<string, SourceSpecification>> {
  return {
    [sourceId]: getOrCreate(plainSources, plain),
    [overlapsId]: getOrCreate(offsetSources, offset),
  };
}

function getOrCreate<Features extends readonly Feature[]>(
  cache: WeakMap<Features, SourceSpecification>,
  features: Features,
): SourceSpecification {
  const known = cache.get(features);
  if (known) return known;
  const data = { type: 'FeatureCollection' as const, features: [...features] };
  const created: SourceSpecification = { type: 'geojson', data, tolerance: 0.1 };
  cache.set(features, created);
  return created;
}
