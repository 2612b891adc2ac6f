import { pathPrefixes, unprefixedLanguage } from '@cae-map/contract/content-languages';
import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import { ApiError, type ApiClient } from '@cae-map/contract/api/client';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { memoizeResponse } from '../responses/memoized-response.ts';
import { createCachedResponse, sendCachedResponse } from '../responses/cached-response.ts';
import { RequestError } from '../responses/request-error.ts';

interface SitemapOptions {
  readonly client: ApiClient;
  /** Scheme and host of the product. */
  readonly origin: string;
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
  const robotsResponse = memoizeResponse(() =>
    createResponse(
      'text/plain; charset=utf-8',
      `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    ),
  );
  const sitemapResponse = memoizeResponse(async () =>
    createResponse('application/xml; charset=utf-8', renderSitemap(origin, await listIndexablePaths(client))),
  );
  app.lists.onInvalidate(() => sitemapResponse.invalidate());

  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) =>
    sendCachedResponse(await robotsResponse.get(), request, reply),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) =>
    sendCachedResponse(await sitemapResponse.get(), request, reply),
  );
};

/** The paths of all pages that search engines should index. */
async function listIndexablePaths(client: ApiClient): Promise<string[]> {
  const [places, chapters, people] = await Promise.all([
    client.call('listPlaces', {}),
    client.call('listAllChapters', {}),
    client.call('listPeople', {}),
  ]).catch(rethrowAsRequestError);
  return [
    '/',
    '/books',
    '/aboutcae',
    '/about',
    '/guide',
    '/placeslist',
    '/voyage',
    '/map3d/cae',
    '/map3d/demo',
    '/paintings',
    '/sources',
    '/people',
    ...places.map((place) => `/place/${place.place_id}`),
    ...people.map((person) => `/person/${person.person_id}`),
    ...chapters.map((chapter) => `/book/view/${chapter.book_id}/${chapter.chapter_id}`),
  ];
}

/** Keeps the status of a failed call (503), which would be 500 otherwise. */
function rethrowAsRequestError(error: unknown): never {
  if (error instanceof ApiError && error.code !== undefined)
    throw new RequestError(error.code, error.message, { cause: error });
  throw error;
}

/** Renders the sitemap: every page in all languages, with links between them. Paths are without a language. */
export function renderSitemap(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const urlIn = (language: ContentLanguage) => {
      const prefix = pathPrefixes[language];
      return origin + (prefix !== '' && path === '/' ? prefix : prefix + path);
    };
    const alternate = (hreflang: string, url: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${url}"/>`;
    const alternatives = [
      ...contentLanguages.map((language) => alternate(language, urlIn(language))),
      alternate('x-default', urlIn(unprefixedLanguage)),
    ].join('');
    return contentLanguages.map((language) => `<url><loc>${urlIn(language)}</loc>${alternatives}</url>`);
  });
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}

/** `robots.txt` and the sitemap. */
export const sitemap = fastifyPlugin(plugin, {
  name: 'sitemap',
  fastify: '5.x',
  dependencies: ['send-security-headers', 'list-responder'],
});
