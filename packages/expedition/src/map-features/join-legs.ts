import type { PathGrouping } from '@cae-map/contract/enumerations';
import type { Feature, LineString, Position } from 'geojson';
import type { RouteProperties } from './route-features.ts';

/** The properties of a line of legs of one class and section. */
export type JoinedProperties = Pick<RouteProperties, 'section' | 'detail'> &
  Partial<Record<PathGrouping, string>>;

/**
 * Joins consecutive legs of one class and section to one line, so that the arrowheads are at equal distances even if the legs
 * are shorter.
 */
export function joinLegs(
  legs: readonly Feature<LineString, RouteProperties>[],
  lineType: PathGrouping,
): Feature<LineString, JoinedProperties>[] {
  return (['low', 'middle', 'full'] as const).flatMap((detail) => {
    const lines: Feature<LineString, JoinedProperties>[] = [];
    for (const { geometry, properties } of legs.filter((leg) => leg.properties.detail === detail)) {
      const { section } = properties;
      const previous = lines.at(-1);
      const isContinued =
        previous?.properties[lineType] === properties[lineType] &&
        previous.properties.section === section &&
        isSame(previous.geometry.coordinates.at(-1), geometry.coordinates[0]);
      // Without a spread of the points: a recorded track may have more of them than the call stack allows.
      if (isContinued)
        for (const point of geometry.coordinates.slice(1)) previous.geometry.coordinates.push(point);
      else {
        lines.push({
          type: 'Feature',
          properties: { section, [lineType]: properties[lineType], detail },
          geometry: { type: 'LineString', coordinates: [...geometry.coordinates] },
        });
      }
    }
    return lines;
  });
}

function isSame(one: Position | undefined, other: Position | undefined): boolean {
  return one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];
}
