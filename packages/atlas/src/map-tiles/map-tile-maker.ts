import { mapTileZooms } from '@cae-map/contract/entities/map-tileset';
import { isDense } from '@cae-map/expedition/map-features/density';
import { anchorZooms, type AnchorZoom } from '@cae-map/expedition/map-features/label-anchors';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { findAnchorCodes, type AnchorCodes } from './anchor-codes.ts';
import { arrowLayersAt } from './arrow-tile-features.ts';
import { routeFeaturesAt, splitTileRoute } from './route-tile-features.ts';
import { stopFeaturesAt, stopsAt } from './stop-tile-features.ts';
import { routeThinning, thinLines, thinStops } from './thin-layers.ts';
import type { TileLeg } from './tile-leg.ts';
import { listTileStops, type TileStop } from './tile-stops.ts';
import { prepareZoom, type ZoomLayer, type ZoomTiles } from './zoom-tiles.ts';

/** Makes the vector tiles of the stops and legs of an expedition. */
export interface MapTileMaker {
  /**
   * Makes the tile of a zoom, column and row (512-pixel tiles): encoded, not compressed, and without bytes where nothing is drawn.
   * The zoom is one of `mapTileZooms`.
   */
  makeTile(zoom: number, x: number, y: number): Uint8Array;
}

/** The number of zooms that are kept prepared; a view of the map has one or two. */
const maxPrepared = 3;

/** The width of the widest line with its offset, in CSS pixels. */
const routeBuffer = 24;
/**
 * The buffer that MapLibre uses for GeoJSON sources, in CSS pixels. It decides where the arrowheads are, since their distances are
 * measured from the end of the clipped line.
 */
const arrowBuffer = 128;
/** In CSS pixels. A line that is shorter than this is dropped, and is covered by its neighbours. */
const lineTolerance = 0.1;

/** Creates the maker; the features of a zoom are calculated with its first tile. */
export function createMapTileMaker(expedition: Expedition): MapTileMaker {
  const listStops = once(() => listTileStops(expedition));
  const splitLegs = once(() => splitTileRoute(expedition));
  const anchors = new Map<AnchorZoom, AnchorCodes>();
  const prepared = new Map<number, ZoomTiles>();

  function findStops(zoom: number): readonly TileStop[] {
    const isLast = zoom === mapTileZooms.max;
    const stops = stopsAt(listStops(), zoom, isLast);
    return isLast ? stops : thinStops(stops, zoom);
  }

  /** The anchors in tiles of a zoom: those of the lowest zoom (256-pixel tiles) that has some and is not below it. */
  function findAnchors(tileZoom: number): AnchorCodes | null {
    const zoom = anchorZooms.find((each) => each >= tileZoom + 1);
    if (zoom === undefined || isDense(expedition)) return null;
    const known = anchors.get(zoom);
    if (known) return known;
    const created = findAnchorCodes(expedition, findStops(zoom - 1), zoom);
    anchors.set(zoom, created);
    return created;
  }

  function prepare(zoom: number): ZoomTiles {
    const isLast = zoom === mapTileZooms.max;
    const route = routeFeaturesAt(splitLegs(), zoom);
    const layers: ZoomLayer[] = [
      {
        name: 'stops',
        features: stopFeaturesAt(findStops(zoom), findAnchors(zoom), zoom, isLast),
        buffer: 0,
        tolerance: 0,
      },
      {
        name: 'route',
        features: isLast ? route : thinLines(route, zoom, { ...routeThinning, findClass: routeClass }),
        buffer: routeBuffer,
        tolerance: lineTolerance,
      },
      ...arrowLayersAt(expedition, zoom).map((layer): ZoomLayer => ({
        ...layer,
        buffer: arrowBuffer,
        tolerance: lineTolerance,
      })),
    ];
    return prepareZoom(layers, zoom, isLast);
  }

  function findPrepared(zoom: number): ZoomTiles {
    const known = prepared.get(zoom);
    prepared.delete(zoom);
    const current = known ?? prepare(zoom);
    // The most recently used zoom is the last one.
    prepared.set(zoom, current);
    const [oldest] = prepared.keys();
    if (prepared.size > maxPrepared && oldest !== undefined) prepared.delete(oldest);
    return current;
  }

  return {
    makeTile: (zoom, x, y) => findPrepared(zoom).makeTile(x, y),
  };
}

function routeClass({ properties }: TileLeg): string {
  const { section, year, transport, pathaccuracy, detail } = properties;
  return [section, year, transport, pathaccuracy, detail].join();
}

function once<Value>(create: () => Value): () => Value {
  let created: { readonly value: Value } | null = null;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}
