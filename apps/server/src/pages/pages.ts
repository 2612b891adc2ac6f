import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import { apiBase } from '@cae-map/contract/api/calls';
import { ApiError, type ApiClient } from '@cae-map/contract/api/client';
import type { PageRequest, RenderedPage } from '@cae-map/contract/api/page-renderer';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readyAnswer, sendReadyAnswer } from '../answers/ready-answer.ts';
import { RequestError } from '../answers/request-error.ts';
import { ResponseCache } from '../answers/response-cache.ts';
import { translateError } from '../plugins/errors.ts';
import { isCrawler } from './crawler.ts';
import { missingBuildPage } from './missing-build-page.ts';
import type { PageRendering, WebBuild } from './web-build.ts';

/** Paths below these are no pages: what is missing there is answered with the JSON error of the API. */
const withoutPages = [apiBase, '/media', '/atlas', '/assets', '/health'];

const assetMaxAge = 365 * 24 * 60 * 60 * 1000;

interface PagesOptions {
  /** Null while the web application is not built. */
  readonly webBuild: WebBuild | null;
  readonly client: ApiClient;
  /** Scheme and host of the product. */
  readonly origin: string;
}

/** Some hundreds of pages in three encodings. */
const cacheLimits = { maxEntries: 2000, maxBytes: 32 * 1024 * 1024 };

const plugin: FastifyPluginAsync<PagesOptions> = async (app, { webBuild, client, origin }) => {
  if (!webBuild) {
    app.get('/*', { schema: { hide: true } }, (request, reply) => {
      if (!isPageRequest(request)) return reply.callNotFound();
      return sendFailure(reply, { status: 503, html: missingBuildPage, retryAfterSeconds: 10 });
    });
    return;
  }
  const { clientDir, template, rendering } = webBuild;
  await serveBuiltFiles(app, clientDir);
  const cache = new ResponseCache(cacheLimits);
  app.lists.onInvalidate(() => {
    rendering?.renderer.invalidate();
    cache.invalidate();
  });
  app.addHook('onClose', async () => await rendering?.renderer.close());
  const headers = {
    ...app.securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, User-Agent',
  };

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isPageRequest(request)) return reply.callNotFound();
    if (!rendering) return sendFailure(reply, { status: 503, html: template.shell });
    const address = rendering.addresses.resolve(request.url);
    if (address.kind === 'redirect') {
      return reply.header('cache-control', 'no-cache').redirect(address.to, address.status);
    }
    const forCrawler = isCrawler(request.headers['user-agent'], request.url);
    const { path } = address;
    const key = `${forCrawler ? 'crawler' : 'visitor'} ${path}`;
    try {
      const cached = cache.get(key);
      if (cached) return sendReadyAnswer(cached, request, reply);
      await app.limitRate(request);
      const response = await cache.load(key, async () => {
        const page = await renderWithRecords(rendering, { path, origin, client, isCrawler: forCrawler });
        const { status } = page;
        return {
          response: await readyAnswer({ status, body: template.fill(page), effort: 'quick', headers }),
          // Addresses that name nothing are without number.
          isCacheable: status === 200,
        };
      });
      return sendReadyAnswer(response, request, reply);
    } catch (error) {
      const { isFault, ...translation } = translateError(error);
      if (isFault) request.log.error({ err: error, path }, 'a page could not be rendered');
      return sendFailure(reply, { ...translation, html: template.shell });
    }
  });
};

/**
 * Renders a page from records only: screens survive a call that fails, but without its records a page would say to
 * readers and search engines that there is nothing.
 * @throws {RequestError} `unavailable` when a call of the page was unavailable.
 */
async function renderWithRecords(
  { renderer }: PageRendering,
  { client, ...request }: PageRequest,
): Promise<RenderedPage> {
  let unavailable: ApiError | undefined;
  const observedClient: ApiClient = {
    async call(name, parameters, options) {
      try {
        return await client.call(name, parameters, options);
      } catch (error) {
        if (error instanceof ApiError && (error.status ?? 500) >= 500) unavailable ??= error;
        throw error;
      }
    },
  };
  const page = await renderer.render({ ...request, client: observedClient });
  if (unavailable) throw new RequestError('unavailable', unavailable.message, { cause: unavailable });
  return page;
}

interface PageFailure {
  readonly status: number;
  readonly html: string;
  readonly retryAfterSeconds?: number;
}

function sendFailure(reply: FastifyReply, { status, html, retryAfterSeconds }: PageFailure): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .status(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .send(html);
}

function isPageRequest(request: FastifyRequest): boolean {
  const [pathname = ''] = request.url.split('?');
  if (withoutPages.some((base) => pathname === base || pathname.startsWith(`${base}/`))) return false;
  const { accept } = request.headers;
  return accept === undefined || /text\/html|text\/\*|\*\/\*/.test(accept);
}

/** The files of the build: those under `/assets` carry a digest in their name and never change. */
async function serveBuiltFiles(app: Parameters<typeof plugin>[0], clientDir: string): Promise<void> {
  const shared = { root: clientDir, decorateReply: false, index: false, preCompressed: true } as const;
  const varyByEncoding = (response: SetHeadersResponse) => void response.setHeader('vary', 'Accept-Encoding');
  await app.register(fastifyStatic, {
    ...shared,
    root: `${clientDir}/assets`,
    prefix: '/assets/',
    dotfiles: 'ignore',
    maxAge: assetMaxAge,
    immutable: true,
    setHeaders: varyByEncoding,
  });
  await app.register(fastifyStatic, {
    ...shared,
    wildcard: false,
    // The page goes through the renderer, and the server writes the two lists for crawlers itself.
    globIgnore: ['index.html*', 'assets/**', 'robots.txt', 'sitemap.xml', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: varyByEncoding,
  });
}

/** The pages of the product, ready to read without a script, and the files of the web application. */
export const pages = fastifyPlugin(plugin, {
  name: 'pages',
  fastify: '5.x',
  dependencies: ['send-security-headers', 'list-responder', 'rate-limit'],
});
