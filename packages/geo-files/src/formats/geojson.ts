import type { FeatureCollector } from '../collect/feature-collector.ts';
import type { FileCollector } from '../collect/file-collector.ts';
import type { FoundPoint } from '../collect/point-checker.ts';
import { GeoFileError } from '../failure.ts';
import { deepestNesting } from '../limits.ts';

/**
 * Reads the features of a GeoJSON text; a text with a geometry only is one feature. The parts of a geometry are points and segments of
 * its feature; areas are counted as left out. Times are those of `coordTimes`, as converters from GPX write them.
 * @throws {GeoFileError}
 */
export function readGeojson(text: string, collector: FileCollector): void {
  const value = parse(text);
  const type = property(value, 'type');
  if (type === 'FeatureCollection') {
    const name = property(value, 'name');
    if (typeof name === 'string') collector.nameBy(name);
    for (const feature of list(property(value, 'features'))) readFeature(feature, collector);
  } else if (type === 'Feature') readFeature(value, collector);
  else if (typeof type === 'string' && geometryTypes.has(type))
    new GeometryReader(collector, collector.startFeature()).read(value, undefined);
  else throw new GeoFileError('unknown-format');
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
    throw new GeoFileError('malformed');
  }
}

function readFeature(value: unknown, collector: FileCollector): void {
  const feature = collector.startFeature();
  const id = property(value, 'id');
  if ((typeof id === 'string' && id !== '') || typeof id === 'number') feature.id = String(id);
  const properties = property(value, 'properties');
  if (typeof properties === 'object' && properties !== null && !Array.isArray(properties))
    for (const [name, field] of Object.entries(properties)) feature.setField(name, field);
  const times =
    property(properties, 'coordTimes') ?? property(property(properties, 'coordinateProperties'), 'times');
  const geometry = property(value, 'geometry');
  if (geometry !== null && geometry !== undefined)
    new GeometryReader(collector, feature).read(geometry, times);
}

/** Reads the geometry of a feature. */
class GeometryReader {
  readonly #collector: FileCollector;
  readonly #feature: FeatureCollector;

  constructor(collector: FileCollector, feature: FeatureCollector) {
    this.#collector = collector;
    this.#feature = feature;
  }

  /** @param times in the form of the coordinates of a line: a list, or a list of lists */
  read(geometry: unknown, times: unknown, depth = 0): void {
    if (depth > deepestNesting) throw new GeoFileError('too-deep');
    const type = property(geometry, 'type');
    const coordinates = property(geometry, 'coordinates');
    if (type === 'Point') this.#feature.addPoint(this.#toPoint(coordinates, undefined));
    else if (type === 'MultiPoint')
      for (const position of list(coordinates)) this.#feature.addPoint(this.#toPoint(position, undefined));
    else if (type === 'LineString') this.#addLine(coordinates, times);
    else if (type === 'MultiLineString')
      for (const [index, line] of list(coordinates).entries()) this.#addLine(line, list(times)[index]);
    else if (type === 'GeometryCollection')
      for (const part of list(property(geometry, 'geometries'))) this.read(part, undefined, depth + 1);
    else if (type === 'Polygon' || type === 'MultiPolygon') this.#leaveOutAreas(type, coordinates);
    else this.#collector.leaveOut('geometry', this.#feature, typeof type === 'string' ? type : undefined);
  }

  #leaveOutAreas(type: string, coordinates: unknown): void {
    const count = type === 'Polygon' ? 1 : list(coordinates).length;
    for (let area = 0; area < count; area += 1) this.#collector.leaveOut('area', this.#feature);
  }

  #addLine(coordinates: unknown, times: unknown): void {
    const line = list(coordinates);
    const allTimes = list(times);
    // Times are assigned only if there is one for every point.
    const hasTimes = allTimes.length === line.length;
    if (!hasTimes && allTimes.length > 0) this.#collector.leaveOut('time', this.#feature);
    this.#feature.startSegment();
    for (const [index, position] of line.entries())
      this.#feature.addLinePoint(this.#toPoint(position, hasTimes ? allTimes[index] : undefined));
  }

  #toPoint(position: unknown, time: unknown): FoundPoint {
    const [longitude, latitude, height, ...more] = list(position);
    if (more.length > 0) this.#collector.leaveOut('extra-number', this.#feature);
    return {
      longitude: number(longitude),
      latitude: number(latitude),
      height: height === null || height === undefined ? undefined : number(height),
      time: typeof time === 'string' || typeof time === 'number' ? time : undefined,
    };
  }
}

/** Texts are no coordinates in GeoJSON. */
function number(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
