import type { MapTileset } from '@cae-map/contract/entities/map-tileset';
import { byLabelKind } from '@cae-map/expedition/map-features/label-kinds';
import { unwrapLongitudes } from '@cae-map/expedition/route/geography';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { listStopGroups, listTileStops, type TileStop } from './tile-stops.ts';

/** The values over all tiles that a map style needs. */
export type TilesetDescription = Pick<
  MapTileset,
  'bounds' | 'stop_groups' | 'years' | 'label_characters' | 'chinese_characters'
>;

/** Describes the tiles of an expedition. */
export function describeTileset(expedition: Expedition): TilesetDescription {
  const stops = listTileStops(expedition);
  return {
    bounds: findBounds(expedition, stops),
    stop_groups: listStopGroups(stops),
    years: listYears(expedition),
    label_characters: byLabelKind((kind) => uniqueCharacters(stops.map(({ labels }) => labels[kind].text))),
    chinese_characters: uniqueCharacters(stops.map(({ chineseTitle }) => chineseTitle)),
  };
}

function uniqueCharacters(texts: readonly string[]): string {
  return [...new Set(texts.join(''))].toSorted().join('');
}

function listYears({ path }: Expedition): TilesetDescription['years'] {
  const found = new Map(
    path.map(({ record: { visited_on: section }, year }) => [
      `${section} ${year}`,
      { section, year: year ?? '' },
    ]),
  );
  return [...found.values()];
}

/** The area is as wide as the world if a leg crosses the antimeridian: MapLibre requests no tiles outside of it. */
function findBounds({ legs }: Expedition, stops: readonly TileStop[]): TilesetDescription['bounds'] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  const lines = [
    ...stops.map(({ position }) => [position]),
    ...legs.map(({ points }) => unwrapLongitudes(points)),
  ];
  for (const line of lines)
    for (const [latitude, longitude] of line) {
      west = Math.min(west, longitude);
      east = Math.max(east, longitude);
      south = Math.min(south, latitude);
      north = Math.max(north, latitude);
    }
  if (west > east) return null;
  return west < -180 || east > 180 ? [-180, south, 180, north] : [west, south, east, north];
}
