import { apiCalls } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { createCachedResponse, sendCachedResponse } from '../../responses/cached-response.ts';
import { ResponseCache, type ProducedResponse } from '../../responses/response-cache.ts';
import { toRoutePath } from '../../responses/route-path.ts';
import type { MapTileAddress, MapTilesService } from './service.ts';

interface MapTilesRoutesOptions {
  readonly service: Pick<MapTilesService, 'makeTile'>;
}

/** The tiles of a version never change; those of earlier versions are evicted because they are not requested. */
const cacheLimits = { maxEntries: 2000, maxBytes: 24 * 1024 * 1024 };

/**
 * Everyone may call it; clients are limited by the tiles that have to be made. A tile of the version that was read last needs no
 * database.
 */
export const mapTilesRoutes: FastifyPluginAsync<MapTilesRoutesOptions> = async (app, { service }) => {
  const cache = new ResponseCache(cacheLimits);
  app.measurements.addCache('map-tiles', cache);
  const headers = {
    ...app.securityHeaders,
    'content-type': 'application/x-protobuf',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  };

  async function produce(address: MapTileAddress): Promise<ProducedResponse> {
    const bytes = await service.makeTile(address);
    const response = await createCachedResponse({
      status: 200,
      body: Buffer.from(bytes),
      compression: 'fast',
      headers,
    });
    // There are millions of empty tiles, which would evict those that visitors request.
    return { response, isCacheable: bytes.length > 0 };
  }

  app.withTypeProvider<ZodTypeProvider>().get(
    toRoutePath(apiCalls.getMapTile.path),
    {
      schema: {
        operationId: 'getMapTile',
        tags: ['map tiles'],
        summary: 'A vector tile of the stops and legs; empty where nothing is drawn',
        params: apiSchemas.getMapTile.params,
        response: { 200: apiSchemas.getMapTile.response, '4xx': errorBodySchema, '5xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      const { version, z, x, y } = request.params;
      const key = `${version} ${z}/${x}/${y}`;
      const cached = cache.get(key);
      if (cached === undefined) await app.limitRate(request, 'tiles');
      sendCachedResponse(cached ?? (await cache.load(key, () => produce(request.params))), request, reply);
    },
  );
};
