import { sharedReads, type Resource } from '../resource.ts';
import { mapTilesRoutes } from './routes.ts';
import { mapTilesService } from './service.ts';

export const mapTiles = {
  name: 'map tiles',
  create({ settings: { hiddenPlaces }, mapTiles: pool, calls: { listPlaces, listInferredLegs } }) {
    const service = mapTilesService({ listPlaces, listInferredLegs, pool, hiddenPlaces });
    return {
      shared: sharedReads(service, {
        getMapTileset: 'The vector tiles of the stops and legs: their version, URL, layers and contents',
      }),
      routes: (app) => mapTilesRoutes(app, { service }),
    };
  },
} satisfies Resource;
