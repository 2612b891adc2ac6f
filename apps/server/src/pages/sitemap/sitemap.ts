import type { ApiClient } from '@cae-map/contract/api/client';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { memoizeResponse } from '../../responses/memoized-response.ts';
import {
  createCachedResponse,
  sendCachedResponse,
  type CachedResponse,
} from '../../responses/cached-response.ts';
import { latest, listSitemapParts } from './list-parts.ts';
import { renderSitemap, renderSitemapIndex } from './render-sitemap.ts';

interface SitemapOptions {
  readonly client: ApiClient;
  /** Scheme and host of the product. */
  readonly origin: string;
}

/** The index of the sitemap and its parts by their names, made from one state of the records. */
interface Sitemap {
  readonly index: CachedResponse;
  readonly parts: ReadonlyMap<string, CachedResponse>;
}

const plugin: FastifyPluginAsync<SitemapOptions> = async (app, { client, origin }) => {
  const createResponse = async (contentType: string, body: string) =>
    await createCachedResponse({
      status: 200,
      body,
      compression: 'best',
      headers: {
        ...app.securityHeaders,
        'content-type': contentType,
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      },
    });
  const createXml = (body: string) => createResponse('application/xml; charset=utf-8', body);
  const robotsResponse = memoizeResponse(() =>
    createResponse(
      'text/plain; charset=utf-8',
      `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    ),
  );
  const sitemap = memoizeResponse(async (): Promise<Sitemap> => {
    const listed = await listSitemapParts(client);
    const parts = new Map<string, CachedResponse>();
    // One after another: compressing a part takes a thread.
    for (const { name, pages } of listed) parts.set(name, await createXml(renderSitemap(origin, pages)));
    const entries = listed.map(({ name, pages }) => ({
      url: `${origin}/sitemaps/${name}.xml`,
      changedOn: latest(pages.map(({ changedOn }) => changedOn)),
    }));
    return { index: await createXml(renderSitemapIndex(entries)), parts };
  });
  app.lists.onInvalidate(() => sitemap.invalidate());

  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) =>
    sendCachedResponse(await robotsResponse.get(), request, reply),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) =>
    sendCachedResponse((await sitemap.get()).index, request, reply),
  );
  app.get<{ Params: { name: string } }>(
    '/sitemaps/:name.xml',
    { schema: { hide: true } },
    async (request, reply) => {
      const part = (await sitemap.get()).parts.get(request.params.name);
      if (part === undefined) return reply.callNotFound();
      return sendCachedResponse(part, request, reply);
    },
  );
};

/** `robots.txt` and the sitemap, which is an index of parts. */
export const sitemap = fastifyPlugin(plugin, {
  name: 'sitemap',
  fastify: '5.x',
  dependencies: ['send-security-headers', 'list-responder'],
});
