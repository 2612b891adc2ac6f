import type { PathGrouping } from '@cae-map/contract/enumerations';
import type { MapTileset } from '@cae-map/contract/entities/map-tileset';
import { overlapOffset } from '@cae-map/expedition/route/offset-ramp';
import type { ExpressionSpecification } from 'maplibre-gl';
import { recordTileLayer, recordTileSource } from '../../map/record-tiles/tile-source.ts';
import { stepZoom } from '../../map/style/expressions.ts';
import { listLineClasses } from '../../map/style/line-types.ts';
import type { ArrowData } from './arrow-data.ts';
import type { RouteData } from './route-data.ts';

/** The arrowheads are in the same tiles as the legs, so both have one source. */
const sourceId = 'route';

/** Reads the route from the tiles of the records. */
export function tiledRoute(tileset: MapTileset): RouteData {
  return {
    sources: { [sourceId]: recordTileSource(tileset, sourceId) },
    legs: recordTileLayer(sourceId, 'route'),
    // Among the legs, each with its offset.
    overlaps: null,
    isInferred: ['boolean', ['get', 'inferred'], false],
    legOffset: legOffset(),
    listClasses: (lineType, sections) =>
      lineType === 'year' ? listYears(tileset, sections) : listLineClasses(lineType),
  };
}

/** Reads the lines along which the arrowheads are from the tiles of the records. */
export function tiledArrows(tileset: MapTileset, lineType: PathGrouping): ArrowData {
  return {
    sources: { [sourceId]: recordTileSource(tileset, sourceId) },
    lines: recordTileLayer(sourceId, `arrows-${lineType}`),
  };
}

function listYears({ years }: MapTileset, sections: readonly string[]): readonly string[] {
  return [...new Set(years.filter(({ section }) => sections.includes(section)).map(({ year }) => year))];
}

/** The zooms (256-pixel tiles) from which overlapping legs are closer to each other. */
const closerZooms = [12, 16] as const;

/** The offset in CSS pixels: a leg has its share of the offset of the zoom. */
function legOffset(): ExpressionSpecification {
  const share: ExpressionSpecification = ['coalesce', ['get', 'offset'], 0];
  const offsetAt = (zoom: number): ExpressionSpecification => ['*', share, overlapOffset(zoom)];
  return stepZoom(
    offsetAt(1),
    closerZooms.map((zoom) => [zoom, offsetAt(zoom)]),
  );
}
