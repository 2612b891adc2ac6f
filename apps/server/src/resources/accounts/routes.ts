import type { FastifyPluginAsync } from 'fastify';
import type { AccountServices } from './account-services.ts';
import { userAdministrationRoutes } from './administration/routes.ts';
import { googleSignInRoutes } from './google-sign-in/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { sessionsRoutes } from './sessions/routes.ts';
import { usersRoutes } from './own-account/routes.ts';

/** All calls of accounts and sessions. */
export const accountsRoutes: FastifyPluginAsync<AccountServices> = async (app, services) => {
  app.addHook('onClose', () => services.mailer?.close());
  await app.register(sessionsRoutes, services);
  await app.register(registrationRoutes, services);
  await app.register(googleSignInRoutes, services);
  await app.register(usersRoutes, services);
  await app.register(userAdministrationRoutes, services);
};
