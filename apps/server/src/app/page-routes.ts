import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CardDrawing } from '../cards/card-processes.ts';
import { cards } from '../cards/cards.ts';
import { caravanFeeds } from '../caravan/caravan-feeds.ts';
import { embeds } from '../embeds/embeds.ts';
import type { FileStores } from '../media/file-stores.ts';
import { readAtlasPictures } from '../pages/atlas-pictures.ts';
import { discovery } from '../pages/discovery/discovery.ts';
import { createPageClient } from '../pages/page-client.ts';
import { pages } from '../pages/pages.ts';
import { sitemap } from '../pages/sitemap/sitemap.ts';
import type { WebBuild } from '../pages/web-build.ts';
import { atlas } from '../plugins/atlas.ts';
import { documentation } from '../plugins/documentation.ts';
import { health } from '../plugins/health.ts';
import { media } from '../plugins/media.ts';
import { measureRequests } from '../metrics/measure-requests.ts';
import { metricsRoute } from '../metrics/metrics-route.ts';
import { sendSecurityHeaders } from '../plugins/security-headers.ts';
import type { SharedCalls } from '../resources/calls.ts';
import type { Settings } from '../settings.ts';

interface PageRoutesOptions {
  readonly settings: Settings;
  /** Null while the web application is not built. */
  readonly webBuild: WebBuild | null;
  readonly files: FileStores;
  readonly calls: SharedCalls;
  readonly cardDrawing: CardDrawing;
}

/** Pages, files and the state of the server: everything that is no resource. */
export async function pageRoutes(
  app: FastifyInstance,
  { settings, webBuild, files, calls, cardDrawing }: PageRoutesOptions,
): Promise<void> {
  await app.register(sendSecurityHeaders);
  await app.register(measureRequests, { area: 'pages' });
  await app.register(health);
  await app.register(metricsRoute, settings);
  warnOfMissingPictures(app, settings);
  if (webBuild === null)
    app.log.warn({ webDir: settings.webDir }, 'the pages are not built: run npm start to build them');
  await app.register(media, { uploads: files.archived.media, illustrations: files.illustrations });
  await app.register(atlas, settings);
  await app.register(documentation);
  const client = createPageClient(calls, (error) =>
    app.log.error({ err: error }, 'an API call of a page failed'),
  );
  app.lists.onInvalidate(() => client.invalidate());
  const origin = settings.publicUrl;
  await app.register(sitemap, { client, origin });
  await app.register(discovery, { contact: settings.contact, origin });
  await app.register(caravanFeeds, { calls, origin });
  const atlasPictures = readAtlasPictures(settings.buildDir, app.log);
  await app.register(cards, {
    rendering: webBuild?.rendering ?? null,
    client,
    origin,
    buildDir: settings.buildDir,
    atlasPictures,
    drawing: cardDrawing,
    stores: [files.archived.media, files.illustrations],
  });
  await app.register(embeds, { client, origin, atlasPictures });
  const { dataDir, offline } = settings;
  await app.register(pages, { webBuild, client, origin, atlasPictures, dataDir, offline });
}

function warnOfMissingPictures(app: FastifyInstance, { buildDir }: Settings): void {
  if (existsSync(path.join(buildDir, 'media'))) return;
  app.log.warn({ buildDir }, 'no pictures are built: run npm start to draw them');
}
