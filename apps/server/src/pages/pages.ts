import type { AtlasPictures } from '@cae-map/contract/api/atlas-pictures';
import type { ApiClient } from '@cae-map/contract/api/client';
import type { RenderedPage } from '@cae-map/contract/api/page-renderer';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createCachedResponse, sendCachedResponse } from '../responses/cached-response.ts';
import { defaultRetryAfterSeconds, RequestError } from '../responses/request-error.ts';
import { ResponseCache } from '../responses/response-cache.ts';
import { sendError, translateError } from '../plugins/errors.ts';
import { isCrawler } from '@cae-map/contract/crawler';
import { requestIdHeader } from '../lib/request-id.ts';
import { findMapTileset } from './find-map-tileset.ts';
import { missingBuildPage } from './missing-build-page.ts';
import { builtFiles } from './releases/built-files.ts';
import { cardBackground } from './card-background.ts';
import { renderPage } from './render-page.ts';
import { hasSecretQuery, isPageRequest, savesData } from './page-targets.ts';
import { addServedDay } from './served-day.ts';
import type { WebBuild } from './web-build.ts';

/** Neither the requests of a page whose URL contains a secret nor a cache may keep that URL. */
const secretPageHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const;

interface PagesOptions {
  /** Null while the web application is not built. */
  readonly webBuild: WebBuild | null;
  readonly client: ApiClient;
  /** Scheme and host of the product. */
  readonly origin: string;
  /** The pictures of the atlas that set-up has drawn; absent without them. */
  readonly atlasPictures?: AtlasPictures | undefined;
  /** Where the files of earlier releases are kept. */
  readonly dataDir: string;
  /** Whether browsers keep the application for visits without a network; otherwise those that do remove it. */
  readonly offline: boolean;
}

/** Enough for hundreds of pages in three encodings. */
const cacheLimits = { maxEntries: 2000, maxBytes: 32 * 1024 * 1024 };

const plugin: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { webBuild, client, origin } = options;
  if (!webBuild) {
    app.get('/*', { schema: { hide: true } }, (request, reply) => {
      if (!isPageRequest(request)) return reply.callNotFound();
      if (hasSecretQuery(request)) reply.headers(secretPageHeaders);
      return sendErrorPage(reply, { status: 503, html: missingBuildPage, retryAfterSeconds: 10 });
    });
    return;
  }
  const { clientDir, template, rendering } = webBuild;
  await app.register(builtFiles, { clientDir, dataDir: options.dataDir, offline: options.offline });
  const cache = new ResponseCache(cacheLimits);
  app.measurements.addCache('pages', cache);
  app.lists.onInvalidate(() => {
    rendering?.renderer.invalidate();
    cache.invalidate();
  });
  app.addHook('onClose', async () => await rendering?.renderer.close());
  const headers = {
    ...app.securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, User-Agent, Save-Data',
  };

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isPageRequest(request)) return reply.callNotFound();
    const secretHeaders = hasSecretQuery(request) ? secretPageHeaders : {};
    reply.headers(secretHeaders);
    if (!rendering) {
      const retryAfterSeconds = defaultRetryAfterSeconds;
      return sendErrorPage(reply, { status: 503, html: template.shell, retryAfterSeconds });
    }
    const resolved = rendering.resolver.resolve(request.url);
    if (resolved.kind === 'redirect') {
      return reply
        .headers({ 'cache-control': 'no-cache', ...secretHeaders })
        .redirect(resolved.to, resolved.status);
    }
    const forCrawler = isCrawler(request.headers['user-agent'], request.url);
    const { isTwin = false } = resolved;
    const path = addServedDay(resolved.path, request.url, Date.now());
    const atlasPictures = savesData(request) ? undefined : options.atlasPictures;
    const pageVariant = `${forCrawler ? 'crawler' : 'visitor'}${atlasPictures ? '' : '-without-pictures'}`;
    const variant = isTwin ? 'twin' : pageVariant;
    const key = [variant, ...Object.values(secretHeaders), path].join(' ');
    try {
      const cached = cache.get(key);
      if (cached) return sendCachedResponse(cached, request, reply);
      await app.limitRate(request);
      const response = await cache.load(key, async () => {
        const mapTileset = isTwin ? undefined : await findMapTileset(client);
        const page = await renderPage(rendering, {
          path,
          origin,
          client,
          isCrawler: forCrawler,
          atlasPictures,
          mapTileset,
          // A visitor that saves data gets the same card as others.
          cardBackground: cardBackground(mapTileset, options.atlasPictures),
        });
        const { status } = page;
        const contents = isTwin ? twinContents(page) : { body: template.fill(page), headers: {} };
        const links = page.links === undefined ? {} : { link: page.links };
        return {
          response: await createCachedResponse({
            status,
            body: contents.body,
            compression: 'fast',
            headers: { ...headers, ...contents.headers, ...links, ...secretHeaders },
          }),
          // Invalid paths would fill the cache; a page without tiles would stay without them.
          isCacheable: status === 200 && (isTwin || mapTileset !== undefined),
        };
      });
      return sendCachedResponse(response, request, reply);
    } catch (error) {
      if (isTwin) {
        sendError(error, request, reply, app.securityHeaders);
        return reply;
      }
      const { shouldLog, ...translated } = translateError(error);
      if (shouldLog) request.log.error({ err: error, path }, 'a page could not be rendered');
      return sendErrorPage(reply, { ...translated, html: template.shell });
    }
  });
};

/**
 * The body and the headers of a twin.
 * @throws {RequestError} `not_found` or `gone` when the page has no record.
 */
function twinContents({ status, twin }: RenderedPage): { body: string; headers: Record<string, string> } {
  if (twin === undefined)
    throw status === 410
      ? new RequestError('gone', 'The record was deleted.')
      : new RequestError('not_found', 'There is no such record.');
  return {
    body: twin.text,
    headers: {
      'content-type': twin.contentType,
      vary: 'Accept-Encoding',
      // Search engines find the page, which has the same content.
      'x-robots-tag': 'noindex',
    },
  };
}

interface ErrorPage {
  readonly status: number;
  readonly html: string;
  readonly retryAfterSeconds?: number;
}

function sendErrorPage(reply: FastifyReply, { status, html, retryAfterSeconds }: ErrorPage): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .status(status)
    .headers({
      [requestIdHeader]: reply.request.id,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .send(html);
}

/** The rendered pages and the files of the web application. */
export const pages = fastifyPlugin(plugin, {
  name: 'pages',
  fastify: '5.x',
  dependencies: ['send-security-headers', 'list-responder', 'rate-limit'],
});
