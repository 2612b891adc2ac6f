import type { AtlasPictures } from '@cae-map/contract/api/atlas-pictures';
import type { ApiClient } from '@cae-map/contract/api/client';
import { cardPath, readCardPath, type DescribedCard } from '@cae-map/contract/api/page-card';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { DeadlineError, withDeadline } from '../lib/deadline.ts';
import type { MediaReader } from '../media/media-store.ts';
import { cardBackground } from '../pages/card-background.ts';
import { findMapTileset } from '../pages/find-map-tileset.ts';
import { renderPage } from '../pages/render-page.ts';
import type { PageRendering } from '../pages/web-build.ts';
import { createCachedResponse, sendCachedResponse } from '../responses/cached-response.ts';
import { RequestError } from '../responses/request-error.ts';
import { ResponseCache, type ProducedResponse } from '../responses/response-cache.ts';
import { TaskLimitError } from '../processes/process-errors.ts';
import type { CardDrawing } from './card-processes.ts';
import { readCardGround, readCardPicture } from './card-sources.ts';

interface CardsOptions {
  /** Null while the pages cannot be rendered. */
  readonly rendering: PageRendering | null;
  readonly client: ApiClient;
  /** Scheme and host of the product. */
  readonly origin: string;
  readonly buildDir: string;
  readonly atlasPictures: AtlasPictures | undefined;
  readonly drawing: CardDrawing;
  /** The stores of pictures, in the order in which they are searched. */
  readonly stores: readonly MediaReader[];
}

/** About 500 cards. */
const cacheLimits = { maxEntries: 1000, maxBytes: 32 * 1024 * 1024 };

/** The number of pages whose current version is in memory; only pages that exist are. */
const maxVersions = 4000;

/** How long a request waits for a drawing, in milliseconds. The drawing goes on, for the next request. */
const longestWait = 10_000;

/** @throws {RequestError} `unavailable` when the card is not drawn in time */
async function withinTime<Response>(loading: Promise<Response>): Promise<Response> {
  try {
    return await withDeadline(loading, longestWait);
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    throw new RequestError('unavailable', 'The card could not be drawn in time. Try again in a moment.', {
      cause: error,
    });
  }
}

/** A card, and the version of what all cards are drawn with at that time. */
interface FoundCard extends DescribedCard {
  readonly background: string;
}

const plugin: FastifyPluginAsync<CardsOptions> = async (app, options) => {
  const { rendering, client, origin, atlasPictures, drawing, stores } = options;
  const drawn = new ResponseCache(cacheLimits);
  const versions = new LRUCache<string, string>({ max: maxVersions });
  const finding = new Map<string, Promise<FoundCard>>();
  app.lists.onInvalidate(() => {
    versions.clear();
    finding.clear();
  });
  const headers = {
    ...app.securityHeaders,
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    // Other sites show cards as previews of links.
    'cross-origin-resource-policy': 'cross-origin',
  };

  /** @throws {RequestError} `not_found`, `gone`, or `unavailable` */
  async function find(pages: PageRendering, pagePath: string): Promise<FoundCard> {
    const background = cardBackground(await findMapTileset(client), atlasPictures);
    if (background === undefined)
      throw new RequestError('unavailable', 'The route of the card could not be read in time.');
    const request = { path: pagePath, origin, client, isCrawler: false, cardBackground: background };
    const { status, card } = await renderPage(pages, { ...request, part: 'card' });
    if (status === 410) throw new RequestError('gone', 'The record was deleted.');
    if (card === undefined) throw new RequestError('not_found', 'There is no page with this card.');
    return { ...card, background };
  }

  /** Concurrent requests for the card of a page share one call; what was found before a change of the records is not kept. */
  async function findShared(pages: PageRendering, pagePath: string): Promise<FoundCard> {
    const existing = finding.get(pagePath);
    if (existing !== undefined) return await existing;
    const pending = find(pages, pagePath);
    finding.set(pagePath, pending);
    try {
      const found = await pending;
      if (finding.get(pagePath) === pending) versions.set(pagePath, found.version);
      return found;
    } finally {
      if (finding.get(pagePath) === pending) finding.delete(pagePath);
    }
  }

  async function draw({ card, background }: FoundCard): Promise<ProducedResponse> {
    const { bytes: picture, hasFailed } = await readCardPicture(card, stores);
    const task = { card, picture, groundVersion: background };
    let result = await drawing.run(task);
    if (result.kind === 'missing-ground')
      result = await drawing.run({ ...task, ground: await readCardGround(client, options) });
    if (result.kind !== 'card' || result.bytes.length === 0) throw new Error('no card was drawn');
    const response = await createCachedResponse({
      status: 200,
      body: Buffer.from(result.bytes),
      compression: 'none',
      headers: hasFailed ? { ...headers, 'cache-control': 'no-cache' } : headers,
    });
    return { response, isCacheable: !hasFailed };
  }

  /** A picture that exhausts the limits does not keep the page from having a card. */
  async function drawSafely(found: FoundCard): Promise<ProducedResponse> {
    try {
      return await draw(found);
    } catch (error) {
      if (!(error instanceof TaskLimitError) || found.card.picture === null) throw error;
      app.log.warn({ err: error, picture: found.card.picture.path }, 'a card is drawn without its picture');
      return await draw({ ...found, card: { ...found.card, picture: null } });
    }
  }

  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    // A query is ignored: it is part of no card.
    const [path = ''] = request.url.split('?');
    const read = readCardPath(path);
    if (read === null) throw new RequestError('not_found', 'There is no such card.');
    if (rendering === null) throw new RequestError('unavailable', 'The pages are not built.');
    const { pagePath, version } = read;
    const page = rendering.resolver.resolve(pagePath);
    if (page.kind !== 'page' || page.isTwin === true || page.path !== pagePath)
      throw new RequestError('not_found', 'There is no page with this card.');
    const redirect = (current: string) =>
      reply.header('cache-control', 'no-cache').redirect(cardPath(pagePath, current), 302);
    const known = versions.get(pagePath);
    if (known !== undefined) {
      if (known !== version) return redirect(known);
      const cached = drawn.get(known);
      if (cached !== undefined) return sendCachedResponse(cached, request, reply);
    }
    await app.limitRate(request);
    const found = await findShared(rendering, pagePath);
    if (found.version !== version) return redirect(found.version);
    // The key is a version that was computed here, never one of a URL.
    const loading = drawn.load(found.version, () => drawSafely(found));
    return sendCachedResponse(await withinTime(loading), request, reply);
  };

  app.get('/cards/*', { schema: { hide: true } }, send);
};

/** The pictures that other sites show for links to pages. */
export const cards = fastifyPlugin(plugin, {
  name: 'cards',
  fastify: '5.x',
  dependencies: ['send-security-headers', 'list-responder', 'rate-limit'],
});
