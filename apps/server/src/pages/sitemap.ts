import { ApiError, type ApiClient } from '@cae-map/contract/api/client';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { keptAnswer } from '../answers/kept-answer.ts';
import { readyAnswer, sendReadyAnswer } from '../answers/ready-answer.ts';
import { RequestError } from '../answers/request-error.ts';

interface SitemapOptions {
  readonly client: ApiClient;
  /** Scheme and host of the product. */
  readonly origin: string;
}

const plugin: FastifyPluginAsync<SitemapOptions> = async (app, { client, origin }) => {
  const answerOf = async (contentType: string, body: string) =>
    await readyAnswer({
      status: 200,
      body,
      effort: 'once-for-many',
      headers: {
        ...app.securityHeaders,
        'content-type': contentType,
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      },
    });
  const robotsAnswer = keptAnswer(() =>
    answerOf('text/plain; charset=utf-8', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`),
  );
  const sitemapAnswer = keptAnswer(async () =>
    answerOf('application/xml; charset=utf-8', sitemapOf(origin, await readablePaths(client))),
  );
  app.lists.onInvalidate(() => sitemapAnswer.invalidate());

  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) =>
    sendReadyAnswer(await robotsAnswer.get(), request, reply),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) =>
    sendReadyAnswer(await sitemapAnswer.get(), request, reply),
  );
};

/** Every page that is worth finding. */
async function readablePaths(client: ApiClient): Promise<string[]> {
  const [places, chapters] = await Promise.all([
    client.call('listPlaces', {}),
    client.call('listAllChapters', {}),
  ]).catch(rethrowAsRequestError);
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

/** A list that the server cannot read now (503) is answered with the same status, not as a fault of this route. */
function rethrowAsRequestError(error: unknown): never {
  if (error instanceof ApiError && error.code !== undefined)
    throw new RequestError(error.code, error.message, { cause: error });
  throw error;
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

/** `robots.txt` and the sitemap. */
export const sitemap = fastifyPlugin(plugin, {
  name: 'sitemap',
  fastify: '5.x',
  dependencies: ['send-security-headers', 'list-responder'],
});
