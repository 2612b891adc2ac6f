import { existsSync } from 'node:fs';
import path from 'node:path';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { guardedRoutes } from './guarded-routes.ts';
import type { DatabaseConnection } from './database/connection.ts';
import { createClientErrorHandler } from './http/client-errors.ts';
import { createHttpServerFactory } from './http/http-server.ts';
import { httpLimits } from './http/limits.ts';
import { withDeadline } from './lib/deadline.ts';
import { createLogOptions, type LogStream } from './lib/log-options.ts';
import { openImageFiles, type ImageFiles } from './media/image-files.ts';
import { createPageClient } from './pages/page-client.ts';
import { pages } from './pages/pages.ts';
import { sitemap } from './pages/sitemap.ts';
import type { WebBuild } from './pages/web-build.ts';
import { atlas } from './plugins/atlas.ts';
import { database } from './plugins/database.ts';
import { collectDocumentation, documentation } from './plugins/documentation.ts';
import { sendError, errors } from './plugins/errors.ts';
import { listExternalHosts } from './plugins/external-hosts.ts';
import { health } from './plugins/health.ts';
import { rateLimit } from './plugins/rate-limit.ts';
import type { PictureProcesses } from './pictures/processes/picture-processes.ts';
import type { SigningKeys } from './security/signing-keys.ts';
import { listResponder } from './plugins/lists.ts';
import { media } from './plugins/media.ts';
import { securityHeaders, createSecurityHeaders, sendSecurityHeaders } from './plugins/security-headers.ts';
import { booksRoutes } from './resources/books/routes.ts';
import { booksService } from './resources/books/service.ts';
import { configurationRoutes } from './resources/configuration/routes.ts';
import { configurationService } from './resources/configuration/service.ts';
import { countryRoutes } from './resources/country/routes.ts';
import { countryService } from './resources/country/service.ts';
import { heightsRoutes } from './resources/heights/routes.ts';
import { heightsService } from './resources/heights/service.ts';
import { inferredLegsRoutes } from './resources/inferred-legs/routes.ts';
import { inferredLegsService } from './resources/inferred-legs/service.ts';
import { imagesRoutes, originalRoutes } from './resources/images/routes.ts';
import { imagesService } from './resources/images/service.ts';
import { logRoutes } from './resources/log/routes.ts';
import { logService, type LogService } from './resources/log/service.ts';
import { peopleRoutes } from './resources/people/routes.ts';
import { peopleService } from './resources/people/service.ts';
import { placesRoutes } from './resources/places/routes.ts';
import { placesService } from './resources/places/service.ts';
import { creditsRoutes, creditsService } from './resources/proposals/credits.ts';
import { tilesRoutes } from './resources/tiles/routes.ts';
import { tilesService } from './resources/tiles/service.ts';
import { createUpstream, type Upstream } from './upstream/upstream.ts';
import { tracksRoutes } from './resources/tracks/routes.ts';
import { tracksService } from './resources/tracks/service.ts';
import { worksRoutes } from './resources/works/routes.ts';
import { worksService } from './resources/works/service.ts';
import type { Settings } from './settings.ts';
import { policies } from './writes/policy.ts';

/** The dependencies of the application. The database is closed with it. */
export interface AppDependencies {
  readonly database: DatabaseConnection;
  /** Null while the web application is not built. */
  readonly webBuild: WebBuild | null;
  /** The keys that sign access tokens. */
  readonly keys: SigningKeys;
  /** What decodes pictures and reads their metadata. */
  readonly pictures: Pick<PictureProcesses, 'editors' | 'visitors'>;
  /** The client for requests to providers of tiles; by default one that connects to public addresses only. */
  readonly upstream?: Upstream;
  /** By default the standard output. */
  readonly logStream?: LogStream;
}

type Services = ReturnType<typeof createServices>;

/** Builds the whole application without listening. */
export async function buildApp(settings: Settings, dependencies: AppDependencies): Promise<FastifyInstance> {
  const headers = await createSecurityHeaders(settings.publicUrl, listExternalHosts(settings));
  const app = Fastify({
    logger:
      settings.logLevel === 'silent' ? false : createLogOptions(settings.logLevel, dependencies.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    serverFactory: createHttpServerFactory(headers),
    bodyLimit: httpLimits.bodyLimit,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply, headers),
    clientErrorHandler: createClientErrorHandler(headers),
  });
  app.setValidatorCompiler(validatorCompiler);
  // Presenters have validated every response with the schemas of the contract.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  await app.register(securityHeaders, { headers });
  await app.register(errors);
  await app.register(database, { connection: dependencies.database });
  await app.register(rateLimit, settings);
  await app.register(listResponder);
  await dependencies.database.onAnnounced((tags) => app.lists.invalidate(...tags));
  await app.register(policies);
  await app.register(collectDocumentation, { publicUrl: settings.publicUrl });
  const files = openImageFiles(settings);
  const services = createServices(dependencies.database, settings, { files, log: app.log });
  await app.register(providerRoutes, { settings, dependencies });
  await app.register(trackRoutes, settings);
  await app.register(eventRoutes, { service: decorateWithLog(app, dependencies.database) });
  await app.register(cachedRoutes, services);
  await app.register(guardedRoutes, {
    settings,
    keys: dependencies.keys,
    files,
    pictures: dependencies.pictures,
  });
  await app.register(uncachedRoutes, { settings, dependencies, services, files });
  return app;
}

interface ServiceParts {
  readonly files: ImageFiles;
  readonly log: FastifyBaseLogger;
}

function createServices({ orm }: DatabaseConnection, settings: Settings, { files, log }: ServiceParts) {
  const places = placesService(orm);
  const { listPlaces } = places;
  const inferredLegs = inferredLegsService(settings, { listPlaces, log });
  const { listInferredLegs } = inferredLegs;
  return {
    places,
    inferredLegs,
    heights: heightsService(settings, { listPlaces, listInferredLegs, log }),
    images: imagesService(orm, {
      originals: files.originals,
      published: [files.uploads, files.illustrations],
    }),
    books: booksService(orm),
    works: worksService(orm),
    people: peopleService(orm),
    credits: creditsService(orm),
    configuration: configurationService(settings),
  };
}

/** Endpoints with cached responses have a context without hooks, which would slow them down. */
async function cachedRoutes(
  app: FastifyInstance,
  { places, inferredLegs, heights, images, books, works, people, credits, configuration }: Services,
): Promise<void> {
  // A child logger per request would cost more than the response.
  app.setChildLoggerFactory((logger) => logger);
  await app.register(placesRoutes, { service: places });
  await app.register(inferredLegsRoutes, { service: inferredLegs });
  await app.register(heightsRoutes, { service: heights });
  await app.register(imagesRoutes, { service: images });
  await app.register(booksRoutes, { service: books });
  await app.register(worksRoutes, { service: works });
  await app.register(peopleRoutes, { service: people });
  await app.register(creditsRoutes, { service: credits });
  await app.register(configurationRoutes, { service: configuration });
}

async function eventRoutes(app: FastifyInstance, options: { readonly service: LogService }): Promise<void> {
  await app.register(sendSecurityHeaders);
  await app.register(logRoutes, options);
}

/** Track files of the operator, which need no database. */
async function trackRoutes(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(sendSecurityHeaders);
  await app.register(tracksRoutes, { service: tracksService(settings) });
}

/** Endpoints about the client and the providers of tiles, which need no database. */
async function providerRoutes(
  app: FastifyInstance,
  { settings, dependencies }: Pick<UncachedRoutesOptions, 'settings' | 'dependencies'>,
): Promise<void> {
  await app.register(sendSecurityHeaders);
  const upstream = dependencies.upstream ?? createUpstream({ userAgent: `CAE-Map (+${settings.publicUrl})` });
  app.addHook('onClose', () => upstream.close());
  const country = countryService(settings);
  await app.register(countryRoutes, { service: country });
  await app.register(tilesRoutes, { service: tilesService(settings, { upstream, log: app.log }), country });
}

/** How long closing waits for the counts of events, in milliseconds; a database that hangs must not delay the shutdown. */
const flushTimeout = 1_000;

/** Counts of events are written when the application is closed, before the database is. */
function decorateWithLog(app: FastifyInstance, { orm }: DatabaseConnection): LogService {
  const service = logService(orm, app.log);
  app.decorate('sumLogCounts', (since) => service.sumCounts(since));
  app.addHook('onClose', () => withDeadline(service.flush(), flushTimeout).catch(() => undefined));
  return service;
}

interface UncachedRoutesOptions {
  readonly settings: Settings;
  readonly dependencies: AppDependencies;
  readonly services: Services;
  readonly files: ImageFiles;
}

async function uncachedRoutes(
  app: FastifyInstance,
  { settings, dependencies, services, files }: UncachedRoutesOptions,
): Promise<void> {
  await app.register(sendSecurityHeaders);
  await app.register(health);
  await app.register(originalRoutes, { service: services.images });
  warnOfMissingPictures(app, settings);
  if (dependencies.webBuild === null)
    app.log.warn({ webDir: settings.webDir }, 'the pages are not built: run npm start to build them');
  await app.register(media, files);
  await app.register(atlas, settings);
  await app.register(documentation);
  const { configuration, ...records } = services;
  const client = createPageClient(
    {
      ...records.places,
      ...records.inferredLegs,
      ...records.heights,
      ...records.images,
      ...records.books,
      ...records.works,
      ...records.people,
      ...records.credits,
      ...configuration,
    },
    (error) => app.log.error({ err: error }, 'an API call of a page failed'),
  );
  app.lists.onInvalidate(() => client.invalidate());
  const origin = settings.publicUrl;
  await app.register(sitemap, { client, origin });
  await app.register(pages, { webBuild: dependencies.webBuild, client, origin });
}

function warnOfMissingPictures(app: FastifyInstance, { buildDir }: Settings): void {
  if (existsSync(path.join(buildDir, 'media'))) return;
  app.log.warn({ buildDir }, 'no pictures are built: run npm start to draw them');
}
