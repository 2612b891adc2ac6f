import type { MapTilePool } from '../map-tiles/map-tile-pool.ts';
import { runMapTileTask } from '../map-tiles/map-tile-worker.ts';

/** Makes tiles in the process of the test, without the time that a thread needs to start. */
export const mapTilesInProcess: Pick<MapTilePool, 'run'> = { run: async (task) => runMapTileTask(task) };
