import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { DatabaseConnection } from './database/connection.ts';
import { errors } from './plugins/errors.ts';
import { listResponder } from './plugins/lists/lists.ts';
import { securityHeaders, securityHeadersFor } from './plugins/security-headers.ts';
import { booksRoutes } from './resources/books/routes.ts';
import { booksService } from './resources/books/service.ts';
import { imagesRoutes } from './resources/images/routes.ts';
import { imagesService } from './resources/images/service.ts';
import { placesRoutes } from './resources/places/routes.ts';
import { placesService } from './resources/places/service.ts';
import type { Settings } from './settings.ts';

/** What the application is given instead of making it: the open database. It is closed with the application. */
export interface Parts {
  readonly database: DatabaseConnection;
}

/** Builds the whole application without listening. */
export async function buildApp(settings: Settings, { database }: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.addHook('onClose', () => database.close());
  await app.register(securityHeaders, { headers: await securityHeadersFor(settings.publicUrl) });
  await app.register(errors);
  await app.register(listResponder);
  const { orm } = database;
  await app.register(placesRoutes, { service: placesService(orm) });
  await app.register(imagesRoutes, { service: imagesService(orm) });
  await app.register(booksRoutes, { service: booksService(orm) });
  return app;
}
