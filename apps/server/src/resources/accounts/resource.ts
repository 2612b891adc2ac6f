import type { Resource } from '../resource.ts';
import { createAccountServices } from './create-account-services.ts';
import { accountsRoutes } from './routes.ts';

export const accounts = {
  name: 'accounts',
  create(parts) {
    const services = createAccountServices(parts, parts.settings);
    return { guardedRoutes: (app) => accountsRoutes(app, services) };
  },
} satisfies Resource;
