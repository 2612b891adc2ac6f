import { TrackFailureError } from '../failure.ts';
import { trackLimits } from '../limits.ts';
import type { TrackCollector } from '../track-collector.ts';

/**
 * Reads the lines of a GeoJSON text; every feature with lines is a track. Times are those of `coordTimes`, as converters from
 * GPX write them.
 * @throws {TrackFailureError}
 */
export function readGeojson(text: string, collector: TrackCollector): void {
  const value = parse(text);
  const type = property(value, 'type');
  if (type === 'FeatureCollection') {
    for (const feature of list(property(value, 'features'))) readFeature(feature, collector);
  } else if (type === 'Feature') readFeature(value, collector);
  else if (typeof type === 'string' && geometryTypes.has(type)) {
    collector.startTrack();
    readGeometry(value, [], collector);
  } else throw new TrackFailureError('unknown-format');
}

const geometryTypes: ReadonlySet<string> = new Set([
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
]);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TrackFailureError('malformed');
  }
}

function readFeature(feature: unknown, collector: TrackCollector): void {
  const properties = property(feature, 'properties');
  const names = [property(properties, 'name'), property(properties, 'title')];
  collector.startTrack(names.find((name) => typeof name === 'string') ?? null);
  const times =
    property(properties, 'coordTimes') ?? property(property(properties, 'coordinateProperties'), 'times');
  readGeometry(property(feature, 'geometry'), list(times), collector);
}

function readGeometry(
  geometry: unknown,
  times: readonly unknown[],
  collector: TrackCollector,
  depth = 0,
): void {
  if (depth > trackLimits.depth) throw new TrackFailureError('too-deep');
  const type = property(geometry, 'type');
  const coordinates = list(property(geometry, 'coordinates'));
  if (type === 'LineString') addLine(coordinates, times, collector);
  else if (type === 'MultiLineString') {
    for (const [index, line] of coordinates.entries()) addLine(list(line), list(times[index]), collector);
  } else if (type === 'GeometryCollection') {
    for (const part of list(property(geometry, 'geometries'))) readGeometry(part, [], collector, depth + 1);
  }
}

function addLine(line: readonly unknown[], times: readonly unknown[], collector: TrackCollector): void {
  collector.startSegment();
  for (const [index, position] of line.entries()) {
    const [longitude, latitude, height] = list(position);
    collector.addPoint({
      longitude: number(longitude),
      latitude: number(latitude),
      height: number(height),
      time: time(times[index]),
    });
  }
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}

function time(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : number(value);
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
