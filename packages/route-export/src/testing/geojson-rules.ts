/*
 * The rules of RFC 7946 for feature collections: members, closed rings by the right-hand rule, positions in WGS84, no line across the 180th
 * meridian, and a bounding box that contains the positions.
 */

type Json = Readonly<Record<string, unknown>>;

/** The violations of RFC 7946 in a parsed document. */
export function geoJsonViolations(value: unknown): string[] {
  if (!isObject(value) || value.type !== 'FeatureCollection' || !Array.isArray(value.features)) {
    return ['not a feature collection'];
  }
  const violations: string[] = [];
  if ('crs' in value) violations.push('crs is obsolete (section 4)');
  if ('geometry' in value || 'properties' in value || 'coordinates' in value) {
    violations.push('members of other types (section 7.1)');
  }
  const features: readonly unknown[] = value.features;
  const ids = features.flatMap((feature) => (isObject(feature) && 'id' in feature ? [feature.id] : []));
  if (new Set(ids).size !== ids.length) violations.push('an id is used twice');
  violations.push(...features.flatMap(featureViolations));
  const positions = features.flatMap((feature) => (isObject(feature) ? listPositions(feature.geometry) : []));
  if (value.bbox !== undefined) violations.push(...boxViolations(value.bbox, positions));
  return violations;
}

function featureViolations(feature: unknown): string[] {
  if (!isObject(feature) || feature.type !== 'Feature') return ['not a feature'];
  const violations: string[] = [];
  if (!('geometry' in feature) || !('properties' in feature))
    violations.push('a member is missing (section 3.2)');
  if ('id' in feature && typeof feature.id !== 'string' && typeof feature.id !== 'number')
    violations.push('id');
  if (feature.properties !== null && !isObject(feature.properties)) violations.push('properties');
  return feature.geometry === null ? violations : [...violations, ...geometryViolations(feature.geometry)];
}

function geometryViolations(geometry: unknown): string[] {
  if (!isObject(geometry)) return ['geometry'];
  const { type, coordinates } = geometry;
  const parts: readonly unknown[] = Array.isArray(coordinates) ? coordinates : [];
  const violations = listPositions(geometry)
    .filter(([longitude, latitude]) => !(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90))
    .map((position) => `position ${position.join()}`);
  if (type === 'Point') return [...violations, ...(isPosition(coordinates) ? [] : ['point'])];
  if (type === 'LineString') return [...violations, ...lineViolations(coordinates)];
  if (type === 'MultiLineString') return [...violations, ...parts.flatMap(lineViolations)];
  if (type === 'Polygon') return [...violations, ...parts.flatMap(ringViolations)];
  return [`geometry type ${String(type)}`];
}

function lineViolations(line: unknown): string[] {
  if (!Array.isArray(line) || line.length < 2 || !line.every(isPosition)) return ['line'];
  const positions: readonly [number, number][] = line;
  return positions.some(
    (position, index) => Math.abs(position[0] - (positions[index - 1] ?? position)[0]) > 180,
  )
    ? ['line across the 180th meridian (section 3.1.9)']
    : [];
}

function ringViolations(ring: unknown, index: number): string[] {
  if (!Array.isArray(ring) || ring.length < 4 || !ring.every(isPosition)) return ['ring'];
  const positions: readonly [number, number][] = ring;
  const first = positions[0];
  const last = positions.at(-1);
  if (first?.join() !== last?.join()) return ['open ring'];
  const area = positions.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = positions[at + 1] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area > 0 === (index === 0) ? [] : ['ring against the right-hand rule (section 3.1.6)'];
}

function boxViolations(box: unknown, positions: readonly [number, number][]): string[] {
  if (!Array.isArray(box) || box.length !== 4) return ['bbox'];
  const [west, south, east, north]: readonly number[] = box;
  if (west === undefined || south === undefined || east === undefined || north === undefined) return ['bbox'];
  if (south > north) return ['bbox: south is above north'];
  const isWithin = ([longitude, latitude]: [number, number]): boolean => {
    const isBetween =
      west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
    return isBetween && latitude >= south && latitude <= north;
  };
  return positions.every(isWithin) ? [] : ['bbox does not contain a position (section 5)'];
}

function listPositions(geometry: unknown): [number, number][] {
  if (!isObject(geometry)) return [];
  const flatten = (value: unknown): [number, number][] => {
    if (isPosition(value)) return [value];
    return Array.isArray(value) ? value.flatMap(flatten) : [];
  };
  return flatten(geometry.coordinates);
}

function isPosition(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
