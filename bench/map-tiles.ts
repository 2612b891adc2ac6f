import { gzipSync } from 'node:zlib';
import { createMapTileMaker } from '@cae-map/atlas/map-tiles/map-tile-maker';
import { toWorld } from '@cae-map/atlas/geometry/mercator';
import { mapTileZooms } from '@cae-map/contract/entities/map-tileset';
import { readRealContent } from '@cae-map/expedition/testing/content';
import { toExpedition, type Expedition } from '@cae-map/expedition/to-expedition';
import { multiplyPlaces } from './frames/more-content.ts';
import type { Table } from './report.ts';

const multiples = [1, 10, 50] as const;

/** The tiles of one zoom that are measured at most: those with most stops. */
const maxTiles = 30;

interface ZoomFigures {
  /** The compressed size of the largest tile in bytes. */
  readonly largest: number;
  /** The processor time of the first tile of the zoom in milliseconds, with the features of the zoom. */
  readonly first: number;
}

/** Measures the vector tiles of stops and legs with the shipped content and with shifted copies of it. */
export function measureMapTiles(): Table {
  const { places } = readRealContent();
  const columns = multiples.map((times) =>
    measureZooms(toExpedition({ places: multiplyPlaces(places, times), images: [] })),
  );
  const zooms = Array.from({ length: mapTileZooms.max + 1 }, (_, zoom) => zoom);
  return {
    title:
      'Vector tiles of stops and legs: the largest tile in kB (gzip), and processor time of the first tile of a zoom in ms',
    head: ['zoom', ...multiples.flatMap((times) => [`size at ${times} ×`, `time at ${times} ×`])],
    rows: zooms.map((zoom) => [
      String(zoom),
      ...columns.flatMap((figures) => {
        const { largest = 0, first = 0 } = figures[zoom] ?? {};
        return [(largest / 1000).toFixed(1), first.toFixed(0)];
      }),
    ]),
  };
}

function measureZooms(expedition: Expedition): ZoomFigures[] {
  const maker = createMapTileMaker(expedition);
  return Array.from({ length: mapTileZooms.max + 1 }, (_, zoom): ZoomFigures => {
    let first: number | undefined;
    const sizes = listTiles(expedition, zoom).map(([x, y]) => {
      const before = process.cpuUsage();
      const tile = maker.makeTile(zoom, x, y);
      const { user, system } = process.cpuUsage(before);
      first ??= (user + system) / 1000;
      return gzipSync(tile).length;
    });
    return { largest: Math.max(...sizes), first: first ?? 0 };
  });
}

/** Lists the tiles with most stops. */
function listTiles({ places }: Expedition, zoom: number): (readonly [x: number, y: number])[] {
  const counts = new Map<string, number>();
  for (const { position } of places) {
    if (position === null) continue;
    const [x, y] = toWorld([position[1], position[0]]);
    const tile = `${Math.floor(x * 2 ** zoom)}/${Math.floor(y * 2 ** zoom)}`;
    counts.set(tile, (counts.get(tile) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxTiles)
    .map(([tile]) => {
      const [x = 0, y = 0] = tile.split('/').map(Number);
      return [x, y];
    });
}
