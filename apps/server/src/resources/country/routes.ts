import { apiCalls } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { toRoutePath } from '../../responses/route-path.ts';
import type { CountryService } from './service.ts';

interface CountryRoutesOptions {
  readonly service: CountryService;
}

/** Everyone may call it. It has no rate limit, because a look-up takes microseconds and reads nothing but memory. */
export const countryRoutes: FastifyPluginAsync<CountryRoutesOptions> = async (app, { service }) => {
  app.withTypeProvider<ZodTypeProvider>().get(
    toRoutePath(apiCalls.getCountry.path),
    {
      schema: {
        operationId: 'getCountry',
        tags: ['country'],
        summary: 'The country of the client; US if it is not known',
        response: { 200: apiSchemas.getCountry.response },
      },
    },
    (request, reply) => {
      reply.header('cache-control', 'private, max-age=3600');
      return { country: service.findCountry(request) };
    },
  );
};
