import { apiCalls } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { createCachedResponse, sendCachedResponse } from '../../../responses/cached-response.ts';
import { ResponseCache, type ProducedResponse } from '../../../responses/response-cache.ts';
import { toRoutePath } from '../../../responses/route-path.ts';
import type { BookFileAddress, BookWriter } from './write-book.ts';

const cacheLimits = { maxEntries: 40, maxBytes: 48 * 1024 * 1024 };

/** Everyone may call it; clients are limited by the books that have to be written. A write of any record discards the written files. */
export const downloadRoutes: FastifyPluginAsync<{ readonly writer: BookWriter }> = async (
  app,
  { writer },
) => {
  const cache = new ResponseCache(cacheLimits);
  app.lists.onInvalidate(() => cache.invalidate());

  async function produce(address: BookFileAddress): Promise<ProducedResponse> {
    const { name, contentType, body } = await writer.write(address, true);
    const response = await createCachedResponse({
      status: 200,
      body,
      compression: 'fast',
      headers: {
        ...app.securityHeaders,
        'content-type': contentType,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'public, no-cache',
        vary: 'Accept-Encoding',
      },
    });
    return { response, isCacheable: true };
  }

  app.withTypeProvider<ZodTypeProvider>().get(
    toRoutePath(apiCalls.downloadBook.path),
    {
      schema: {
        operationId: 'downloadBook',
        tags: ['books'],
        summary: 'A book as a file, if its rights allow it',
        params: apiSchemas.downloadBook.params,
        response: { 200: apiSchemas.downloadBook.response, '4xx': errorBodySchema, '5xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      const { book_id: id, language, format } = request.params;
      const key = `${id} ${language} ${format}`;
      const cached = cache.get(key);
      if (cached === undefined) await app.limitRate(request);
      sendCachedResponse(cached ?? (await cache.load(key, () => produce(request.params))), request, reply);
    },
  );
};
