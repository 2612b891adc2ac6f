import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { BookFiles } from '../book-files/book-processes.ts';
import type { TranslationFiles } from '../translation-files/translation-processes.ts';
import type { CardDrawing } from '../cards/card-processes.ts';
import type { DatabaseConnection } from '../database/connection.ts';
import { createClientErrorHandler } from '../http/client-errors.ts';
import { createHttpServerFactory } from '../http/http-server.ts';
import { createRequestIds } from '../lib/request-id.ts';
import { httpLimits } from '../http/limits.ts';
import { createLogOptions, type LogStream } from '../lib/log-options.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { OpenDataWriter } from '../open-data/open-data-processes.ts';
import type { FileStores } from '../media/file-stores.ts';
import type { MapTilePool } from '../map-tiles/map-tile-pool.ts';
import type { WebBuild } from '../pages/web-build.ts';
import type { PictureProcesses } from '../pictures/processes/picture-processes.ts';
import { database } from '../plugins/database.ts';
import { collectDocumentation } from '../plugins/documentation.ts';
import { sendError, errors } from '../plugins/errors.ts';
import { listExternalHosts } from '../plugins/external-hosts.ts';
import { listResponder } from '../plugins/lists.ts';
import { measurements } from '../plugins/measurements.ts';
import { rateLimit } from '../plugins/rate-limit.ts';
import { metrics } from '../metrics/metrics.ts';
import { logSlowQueries } from '../database/log-slow-queries.ts';
import { readiness } from '../plugins/readiness.ts';
import { schemaWatch } from '../plugins/schema-watch.ts';
import { securityHeaders, createSecurityHeaders, type SecurityHeaders } from '../plugins/security-headers.ts';
import type { SigningKeys } from '../security/signing-keys.ts';
import type { Settings } from '../settings.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { policies } from '../writes/policy.ts';
import { createResources } from './create-resources.ts';
import { pageRoutes } from './page-routes.ts';
import { resourceRoutes } from './resource-routes.ts';
import { logAnnouncements } from './log-announcements.ts';
import { createServerParts } from './server-parts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The kinds of work in the background that the resources offer. */
    readonly jobKinds: readonly JobKind[];
  }
}

/** The dependencies of the application. The database is closed with it. */
export interface AppDependencies {
  readonly database: DatabaseConnection;
  /** Null while the web application is not built. */
  readonly webBuild: WebBuild | null;
  /** The keys that sign access tokens. */
  readonly keys: SigningKeys;
  /** What decodes pictures and reads their metadata. */
  readonly pictures: Pick<PictureProcesses, 'editors' | 'visitors' | 'background'>;
  /** What reads and writes whole books. */
  readonly bookFiles: BookFiles;
  readonly translationFiles: TranslationFiles;
  /** What writes the files of the open data. */
  readonly openData: OpenDataWriter;
  /** What makes the vector tiles of stops and legs. */
  readonly mapTiles: Pick<MapTilePool, 'run'>;
  /** What draws the cards of pages. */
  readonly cards: CardDrawing;
  /** All stored files; by default those of the settings. */
  readonly files?: FileStores;
  /** The client for requests to providers of tiles; by default one that connects to public addresses only. */
  readonly upstream?: Upstream;
  /** By default the standard output. */
  readonly logStream?: LogStream;
}

/** Builds the whole application without listening. */
export async function buildApp(settings: Settings, dependencies: AppDependencies): Promise<FastifyInstance> {
  const headers = await createSecurityHeaders(settings.publicUrl, listExternalHosts(settings));
  const app = createServer(settings, headers, dependencies.logStream);
  await app.register(securityHeaders, { headers });
  await app.register(errors);
  await app.register(database, { connection: dependencies.database });
  await app.register(readiness);
  await app.register(schemaWatch, settings);
  await app.register(measurements);
  await app.register(metrics, settings);
  logSlowQueries(dependencies.database, app.log, settings.slowQueryMilliseconds);
  await app.register(rateLimit, settings);
  await app.register(listResponder, settings);
  await dependencies.database.onAnnounced((tags) => app.lists.invalidate(...tags), logAnnouncements(app.log));
  await app.register(policies);
  await app.register(collectDocumentation, { publicUrl: settings.publicUrl });
  const parts = createServerParts(settings, { ...dependencies, log: app.log });
  app.addHook('onClose', () => parts.upstream.close());
  const { resources, calls, offers, jobKinds } = createResources(parts);
  app.decorate('jobKinds', jobKinds);
  for (const { extend } of resources) extend?.(app);
  const { files, tokens } = parts;
  const areTranslationsOpen = settings.translations.isOpen;
  await app.register(resourceRoutes, { resources, offers, tokens, areTranslationsOpen });
  await app.register(pageRoutes, {
    settings,
    webBuild: dependencies.webBuild,
    files,
    calls,
    cardDrawing: dependencies.cards,
  });
  return app;
}

function createServer(
  settings: Settings,
  headers: SecurityHeaders,
  logStream: LogStream | undefined,
): FastifyInstance {
  const app = Fastify({
    logger: settings.logLevel === 'silent' ? false : createLogOptions(settings.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: createRequestIds(),
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
  return app;
}
