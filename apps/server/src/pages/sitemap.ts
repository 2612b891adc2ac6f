import type { ApiClient } from '@cae-map/contract/api/client';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

interface SitemapOptions {
  readonly client: ApiClient;
  /** Scheme and host of the product. */
  readonly origin: string;
}

const plugin: FastifyPluginAsync<SitemapOptions> = async (app, { client, origin }) => {
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => {
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
    return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  });
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    reply.headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' });
    return sitemapOf(origin, await readablePaths(client));
  });
};

/** Every page that is worth finding. */
async function readablePaths(client: ApiClient): Promise<string[]> {
  const [places, chapters] = await Promise.all([
    client.call('listPlaces', {}),
    client.call('listAllChapters', {}),
  ]);
  return [
    '/',
    '/books',
    '/aboutcae',
    '/about',
    '/guide',
    '/placeslist',
    ...places.map((place) => `/place/${place.place_id}`),
    ...chapters.map((chapter) => `/book/view/${chapter.book_id}/${chapter.chapter_id}`),
  ];
}

/** The list of pages for crawlers: every page in both languages, each naming the other. Paths are the Russian ones. */
export function sitemapOf(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const russian = origin + path;
    const english = path === '/' ? `${origin}/en` : `${origin}/en${path}`;
    const alternatives = [
      `<xhtml:link rel="alternate" hreflang="ru" href="${russian}"/>`,
      `<xhtml:link rel="alternate" hreflang="en" href="${english}"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${russian}"/>`,
    ].join('');
    return [russian, english].map((address) => `<url><loc>${address}</loc>${alternatives}</url>`);
  });
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}

/** What crawlers ask for first. */
export const sitemap = fastifyPlugin(plugin, {
  name: 'sitemap',
  fastify: '5.x',
  dependencies: ['send-security-headers'],
});
