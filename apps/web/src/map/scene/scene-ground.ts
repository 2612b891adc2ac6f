import type { Map as MapLibreMap, RasterDEMSourceSpecification } from 'maplibre-gl';
import type { Terrain } from '../terrain/terrain-manifest.ts';
import { globeZooms } from './scene-overlay.ts';
import type { SceneGround } from './scene.ts';

/**
 * How much higher the ground is drawn than it is. The grid of heights is coarser than the mountains, which lowers its summits by a
 * few hundred metres and its slopes by more; the map states the factor.
 */
export const exaggeration = 1.5;

const sourceId = 'scene-heights';

/** Below any land and above -32768 m, the height of a tile that contains zeros only. */
const impossibleMetres = -1000;

/** The ground of a scene. */
export interface GroundControl {
  /** Raises the ground to its heights; null leaves it flat. */
  set(terrain: Terrain | null): void;
}

/**
 * Raises the ground, and lowers it again if its tiles cannot be used: when one contains impossible heights, or all fail.
 * The tiles are requested apart from those of the shading, as MapLibre advises: both draw at zooms of their own.
 */
export function controlGround(map: MapLibreMap, onGround: (ground: SceneGround) => void): GroundControl {
  let state: SceneGround = 'loading';
  let hasLoaded = false;
  let bounds: Terrain['manifest']['bounds'] | null = null;
  /** On the globe the mountains are too low to be seen, and MapLibre has no haze for them. */
  const update = (): void => {
    if (!map.getSource(sourceId)) return;
    const isWanted = state !== 'missing' && map.getZoom() >= globeZooms.flat;
    if (isWanted !== (map.getTerrain() !== null))
      map.setTerrain(isWanted ? { source: sourceId, exaggeration } : null);
  };
  const report = (next: SceneGround): void => {
    if (next === state) return;
    state = next;
    update();
    onGround(next);
  };
  map.on('sourcedata', (event) => {
    if (event.sourceId === sourceId && event.tile !== undefined) hasLoaded = true;
  });
  map.on('zoom', update);
  map.on('idle', () => {
    if (state === 'missing' || map.getTerrain() === null) return;
    const lowest = lowestOnScreen(map);
    // A tile that responds with 404 causes no error event.
    const hasNone = !hasLoaded && bounds !== null && isWithin(map, bounds);
    if (hasNone || (lowest ?? 0) < impossibleMetres * exaggeration) report('missing');
    else if (hasLoaded) report('heights');
  });
  return {
    set(terrain) {
      if (terrain === null) {
        report('missing');
        return;
      }
      bounds = terrain.manifest.bounds;
      if (!map.getSource(sourceId)) map.addSource(sourceId, heightsSource(terrain));
      if (state === 'missing') report('loading');
      update();
    },
  };
}

function heightsSource({ tiles, manifest }: Terrain): RasterDEMSourceSpecification {
  const { minzoom, maxzoom, bounds } = manifest;
  return {
    type: 'raster-dem',
    tiles: [tiles],
    encoding: 'terrarium',
    tileSize: 512,
    minzoom,
    maxzoom,
    bounds: [...bounds],
  };
}

/** Whether the centre of the view is within bounds: west, south, east, north. */
function isWithin(map: MapLibreMap, [west, south, east, north]: Terrain['manifest']['bounds']): boolean {
  const { lng, lat } = map.getCenter();
  return lng > west && lng < east && lat > south && lat < north;
}

/** The lowest ground at nine points of the view; null if none of them is on the ground. */
function lowestOnScreen(map: MapLibreMap): number | null {
  const { clientWidth: width, clientHeight: height } = map.getCanvas();
  const heights: number[] = [];
  for (const across of [0.2, 0.5, 0.8]) {
    for (const down of [0.5, 0.7, 0.9]) {
      const elevation = map.queryTerrainElevation(map.unproject([width * across, height * down]));
      if (elevation !== null && Number.isFinite(elevation)) heights.push(elevation);
    }
  }
  return heights.length === 0 ? null : Math.min(...heights);
}
