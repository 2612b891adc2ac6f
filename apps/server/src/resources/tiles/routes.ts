import { apiCalls } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { matchesEtag } from '../../responses/cached-response.ts';
import type { CountryService } from '../country/service.ts';
import { toRoutePath } from '../../responses/route-path.ts';
import type { ServedTile, TileClient, TilesService } from './service.ts';
import { tileEtag } from './tile.ts';

interface TilesRoutesOptions {
  readonly service: TilesService;
  readonly country: CountryService;
}

/** How long clients use a tile without revalidating it, in seconds: at most, and for a stale one. */
const maxClientAge = 24 * 60 * 60;
const staleClientAge = 60;
/** How long clients use the credit of a view, in seconds. */
const attributionClientAge = 60 * 60;

/**
 * Everyone may call it; clients are limited by the tiles that have to be fetched from the provider. It needs no database.
 */
export const tilesRoutes: FastifyPluginAsync<TilesRoutesOptions> = async (app, { service, country }) => {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const toClient = (request: FastifyRequest): TileClient => ({
    country: country.findCountry(request),
    onMiss: () => app.limitRate(request, 'tiles'),
  });
  typed.get(
    toRoutePath(apiCalls.getTile.path),
    {
      schema: {
        operationId: 'getTile',
        tags: ['tiles'],
        summary: 'A tile of a base layer that browsers cannot request from its provider',
        params: apiSchemas.getTile.params,
        querystring: apiSchemas.getTile.query,
        response: { 200: apiSchemas.getTile.response, '4xx': errorBodySchema, '5xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      const served = await service.getTile({ ...request.params, ...request.query }, toClient(request));
      const { tile } = served;
      const etag = tileEtag(tile);
      reply.headers({ etag, 'cache-control': cacheControl(served) });
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
      return reply.type(tile.contentType).send(tile.bytes);
    },
  );
  typed.get(
    toRoutePath(apiCalls.getTileAttribution.path),
    {
      schema: {
        operationId: 'getTileAttribution',
        tags: ['tiles'],
        summary: 'The credit that the provider of a layer requires for a view of the map',
        params: apiSchemas.getTileAttribution.params,
        querystring: apiSchemas.getTileAttribution.query,
        response: {
          200: apiSchemas.getTileAttribution.response,
          '4xx': errorBodySchema,
          '5xx': errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const { z: zoom, lang, ...sides } = request.query;
      const parameters = { code: request.params.code, lang, area: { zoom, ...sides } };
      const text = await service.getAttribution(parameters, toClient(request));
      reply.header('cache-control', `private, max-age=${attributionClientAge}`);
      return { text };
    },
  );
};

function cacheControl({ tile, isStale, isPublic }: ServedTile): string {
  const remaining = Math.floor((tile.freshUntil - Date.now()) / 1000);
  const age = isStale ? staleClientAge : Math.min(remaining, maxClientAge);
  if (age <= 0) return 'private, no-store';
  return `${isPublic ? 'public' : 'private'}, max-age=${age}`;
}
