import type { AtlasPictures } from '@cae-map/contract/api/atlas-pictures';
import { ApiError, type ApiClient } from '@cae-map/contract/api/client';
import { pathPrefixes } from '@cae-map/contract/content-languages';
import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import { toExpedition, type Expedition } from '@cae-map/expedition/to-expedition';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { translateError } from '../plugins/errors.ts';
import { createCachedResponse, sendCachedResponse } from '../responses/cached-response.ts';
import { RequestError } from '../responses/request-error.ts';
import { ResponseCache } from '../responses/response-cache.ts';
import { composeEmbed } from './embed-content.ts';
import { embedErrorHtml, embedHtml } from './embed-html.ts';
import { embedHeaders } from './embed-headers.ts';
import { embedPath, findEmbedOfUrl, readEmbedPath, type EmbedTarget } from './embed-target.ts';
import { oembedResponse, readLimit } from './oembed.ts';

interface EmbedsOptions {
  readonly client: ApiClient;
  /** Scheme and host of the product. */
  readonly origin: string;
  readonly atlasPictures: AtlasPictures | undefined;
}

/** Hundreds of embedded pages in three encodings. */
const cacheLimits = { maxEntries: 500, maxBytes: 8 * 1024 * 1024 };

const plugin: FastifyPluginAsync<EmbedsOptions> = async (app, { client, origin, atlasPictures }) => {
  const cache = new ResponseCache(cacheLimits);
  app.measurements.addCache('embeds', cache);
  const expedition = memoizeExpedition(client);
  app.lists.onInvalidate(() => {
    cache.invalidate();
    expedition.invalidate();
  });
  const headers = {
    ...embedHeaders(app.securityHeaders),
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex',
  };

  /** @throws {RequestError} `not_found` for an unknown target, `unavailable` while the database does not answer */
  const compose = async (target: EmbedTarget) => {
    const known = await expedition.get();
    const content = await composeEmbed(target, known, client);
    if (content === null)
      throw new RequestError('not_found', 'There is no such stop, day or stretch of the route.');
    return { content, expedition: known };
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = ''] = request.url.split('?');
    const target = readEmbedPath(pathname);
    const language = target?.language ?? languageOfPath(pathname);
    try {
      if (target === null) throw new RequestError('not_found', 'There is no such page.');
      const pictures = request.headers['save-data'] === 'on' ? undefined : atlasPictures;
      const key = `${pictures === undefined ? 'plain' : 'pictures'} ${embedPath(target)}`;
      const cached = cache.get(key);
      if (cached !== undefined) return sendCachedResponse(cached, request, reply);
      await app.limitRate(request);
      const response = await cache.load(key, async () => {
        const { content, expedition: known } = await compose(target).catch(rethrowAsRequestError);
        return {
          response: await createCachedResponse({
            status: 200,
            body: embedHtml(content, { language, origin, expedition: known, pictures }),
            compression: 'fast',
            headers: { ...headers, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding, Save-Data' },
          }),
          isCacheable: true,
        };
      });
      return sendCachedResponse(response, request, reply);
    } catch (error) {
      const { status, shouldLog, retryAfterSeconds } = translateError(error);
      if (shouldLog) request.log.error({ err: error, pathname }, 'an embedded page could not be rendered');
      if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
      return reply
        .status(status)
        .removeHeader('x-frame-options')
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(embedErrorHtml(status === 404 ? 'missing' : 'failed', language, origin));
    }
  };
  for (const language of contentLanguages) {
    const base = `${pathPrefixes[language]}/embed`;
    app.get(base, { schema: { hide: true } }, sendPage);
    app.get(`${base}/*`, { schema: { hide: true } }, sendPage);
  }

  app.get('/oembed', { schema: { hide: true } }, async (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    if ((query.get('format') ?? 'json') !== 'json')
      throw new RequestError('not_implemented', 'Only the format json is supported.');
    await app.limitRate(request);
    const target = findEmbedOfUrl(query.get('url') ?? '', origin);
    if (target === null) throw new RequestError('not_found', 'Nothing of this URL can be embedded.');
    const { content } = await compose(target).catch(rethrowAsRequestError);
    const limits = {
      maxWidth: readLimit(query.get('maxwidth')),
      maxHeight: readLimit(query.get('maxheight')),
    };
    return reply
      .header('cache-control', 'public, max-age=3600')
      .send(oembedResponse(target, content.title, origin, limits));
  });
};

function languageOfPath(pathname: string): ContentLanguage {
  return pathname.startsWith('/en/') ? 'en' : 'ru';
}

/** Keeps the status of a failed call, which would be 500 otherwise. */
function rethrowAsRequestError(error: unknown): never {
  if (error instanceof ApiError && error.code !== undefined)
    throw new RequestError(error.code, error.message, { cause: error });
  throw error;
}

/** Builds the expedition on the first request after a change of the records. */
function memoizeExpedition(client: ApiClient) {
  let memoized: Promise<Expedition> | undefined;
  const build = async (): Promise<Expedition> => {
    const [places, inferredLegs] = await Promise.all([
      client.call('listPlaces', {}),
      client.call('listInferredLegs', {}),
    ]);
    return toExpedition({ places, inferredLegs, images: [] });
  };
  return {
    async get(): Promise<Expedition> {
      if (memoized !== undefined) return await memoized;
      const pending = build();
      memoized = pending;
      pending.catch(() => {
        if (memoized === pending) memoized = undefined;
      });
      return await pending;
    },
    invalidate: () => {
      memoized = undefined;
    },
  };
}

/** Pages that other sites show in a frame, and their description for oEmbed. */
export const embeds = fastifyPlugin(plugin, {
  name: 'embeds',
  fastify: '5.x',
  dependencies: ['send-security-headers', 'list-responder', 'rate-limit'],
});
