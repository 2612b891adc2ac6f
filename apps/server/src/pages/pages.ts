import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import { apiBase } from '@cae-map/contract/api/calls';
import type { ApiClient } from '@cae-map/contract/api/client';
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readyAnswer, sendReadyAnswer, type ReadyAnswer } from '../answers/ready-answer.ts';
import { isCrawler } from './crawler.ts';
import { missingBuildPage } from './missing-build-page.ts';
import { PageCache } from './page-cache.ts';
import type { WebBuild } from './web-build.ts';

/** Below these stand no pages: what is not found there is answered as the calls answer. */
const withoutPages = [apiBase, '/media', '/atlas', '/assets', '/health'];

const assetMaxAge = 365 * 24 * 60 * 60 * 1000;

interface PagesOptions {
  /** Null while the web application is not built. */
  readonly webBuild: WebBuild | null;
  readonly client: ApiClient;
  /** Scheme and host of the product. */
  readonly origin: string;
}

const plugin: FastifyPluginAsync<PagesOptions> = async (app, { webBuild, client, origin }) => {
  const cache = new PageCache();
  app.lists.onInvalidate(() => cache.clear());
  if (webBuild) await serveBuiltFiles(app, webBuild.clientDir);
  const headers = {
    ...app.securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, User-Agent',
  };
  const makeAnswer = async (
    status: number,
    body: string,
    extra: Record<string, string> = {},
  ): Promise<ReadyAnswer> =>
    await readyAnswer({ status, body, effort: 'quick', headers: { ...headers, ...extra } });

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isPageRequest(request)) return reply.callNotFound();
    if (!webBuild) {
      return sendReadyAnswer(
        await makeAnswer(503, missingBuildPage, { 'retry-after': '10' }),
        request,
        reply,
      );
    }
    const forCrawler = isCrawler(request.headers['user-agent'], request.url);
    const page = await cache.get(`${forCrawler ? 'crawler' : 'visitor'} ${request.url}`, () =>
      renderOrNull(
        webBuild,
        { path: request.url, origin, client, isCrawler: forCrawler },
        makeAnswer,
        request.log,
      ),
    );
    return sendReadyAnswer(page ?? (await makeAnswer(200, webBuild.template.bare)), request, reply);
  });
};

/** A page that cannot be rendered is sent bare: the application still starts in the browser. */
async function renderOrNull(
  { renderer, template }: WebBuild,
  request: Parameters<NonNullable<WebBuild['renderer']>['render']>[0],
  makeAnswer: (status: number, body: string, extra?: Record<string, string>) => Promise<ReadyAnswer>,
  log: FastifyBaseLogger,
): Promise<ReadyAnswer | null> {
  if (!renderer) return null;
  try {
    const page = await renderer.render(request);
    if (page.redirect !== undefined) return await makeAnswer(page.status, '', { location: page.redirect });
    return await makeAnswer(page.status, template.fill(page));
  } catch (error) {
    log.error({ err: error, path: request.path }, 'a page could not be rendered');
    return null;
  }
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
  dependencies: ['send-security-headers', 'list-responder'],
});
