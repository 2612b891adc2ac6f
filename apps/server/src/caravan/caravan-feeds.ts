import { pathPrefixes } from '@cae-map/contract/content-languages';
import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import { isTimeZone, localDay } from '@cae-map/expedition/caravan/local-time';
import { addDays } from '@cae-map/expedition/dates/calendar';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createCachedResponse, sendCachedResponse } from '../responses/cached-response.ts';
import { memoizeResponse } from '../responses/memoized-response.ts';
import { ResponseCache } from '../responses/response-cache.ts';
import { isUnmodifiedSince } from './if-modified-since.ts';
import { entryBetween, listEntries } from './list-entries.ts';
import { readCalendar, type CaravanCalls } from './read-calendar.ts';
import { calendarPath, writeCalendar } from './write-calendar.ts';
import { feedPaths, writeFeed, type FeedFormat } from './write-feed.ts';

interface CaravanFeedsOptions {
  readonly calls: CaravanCalls;
  /** Scheme and host of the product. */
  readonly origin: string;
}

type Format = FeedFormat | 'ics';

const formats: Readonly<Record<Format, { readonly path: string; readonly contentType: string }>> = {
  rss: { path: feedPaths.rss, contentType: 'application/rss+xml; charset=utf-8' },
  atom: { path: feedPaths.atom, contentType: 'application/atom+xml; charset=utf-8' },
  ics: { path: calendarPath, contentType: 'text/calendar; charset=utf-8' },
};

/** How many days the feeds have: two weeks back; the calendar has a month back and a quarter of a year ahead. */
const feedDays = 14;
const calendarDays = { before: 31, after: 92 };

/** All formats in both languages for the three dates of the Earth, and the feeds of some hundred time zones. */
const cacheLimits = { maxEntries: 500, maxBytes: 8 * 1024 * 1024 };

const plugin: FastifyPluginAsync<CaravanFeedsOptions> = async (app, { calls, origin }) => {
  const cache = new ResponseCache(cacheLimits);
  const calendar = memoizeResponse(() => readCalendar(calls));
  app.lists.onInvalidate(() => {
    cache.invalidate();
    calendar.invalidate();
  });

  async function write(format: Format, language: ContentLanguage, timeZone: string, today: string) {
    const days = await calendar.get();
    const content = { language, origin, today };
    if (format === 'ics') {
      const from = addDays(today, -calendarDays.before);
      const to = addDays(today, calendarDays.after);
      return writeCalendar({ ...content, entries: listEntries(days, { language, origin, from, to }) });
    }
    const range = { language, origin, from: addDays(today, 1 - feedDays), to: today };
    const entries = listEntries(days, range).toReversed();
    const ended = entryBetween(days, range);
    return writeFeed(format, {
      ...content,
      entries: ended === null ? entries : [ended, ...entries],
      timeZone,
    });
  }

  const sendFeed = async (
    request: FastifyRequest,
    reply: FastifyReply,
    format: Format,
    language: ContentLanguage,
  ) => {
    const timeZone = format === 'ics' ? 'UTC' : readTimeZone(request.url);
    const now = Date.now();
    const today = localDay(now, timeZone);
    // The day is part of the key: nothing outlives it.
    const key = [format, language, timeZone, today].join(' ');
    const cached = cache.get(key);
    if (cached === undefined) await app.limitRate(request);
    const response =
      cached ??
      (await cache.load(key, async () => ({
        response: await createCachedResponse({
          status: 200,
          body: await write(format, language, timeZone, today),
          compression: 'fast',
          headers: {
            ...app.securityHeaders,
            'content-type': formats[format].contentType,
            'cache-control': 'public, no-cache',
            // Readers of other sites fetch feeds with scripts.
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
            'last-modified': new Date(now).toUTCString(),
            vary: 'Accept-Encoding',
          },
        }),
        isCacheable: true,
      })));
    if (!isUnmodifiedSince(request.headers, response, now))
      return sendCachedResponse(response, request, reply);
    reply.hijack();
    reply.raw.writeHead(304, response.notModifiedHeaders).end();
  };

  for (const language of contentLanguages) {
    for (const format of ['rss', 'atom', 'ics'] as const) {
      app.get(
        `${pathPrefixes[language]}${formats[format].path}`,
        { schema: { hide: true } },
        (request, reply) => sendFeed(request, reply, format, language),
      );
    }
  }
};

/** The time zone of the query; UTC without one, or if it is unknown. */
function readTimeZone(url: string): string {
  const zone = new URLSearchParams(url.split('?')[1] ?? '').get('zone') ?? '';
  return isTimeZone(zone)
    ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
    : 'UTC';
}

/** The days of the caravan as RSS, Atom and iCalendar. */
export const caravanFeeds = fastifyPlugin(plugin, {
  name: 'caravan-feeds',
  fastify: '5.x',
  dependencies: ['send-security-headers', 'list-responder', 'rate-limit'],
});
