import type { Resource } from '../resource.ts';
import { presenceRoutes } from './routes.ts';

export const presence = {
  name: 'presence',
  create: () => ({ guardedRoutes: presenceRoutes }),
} satisfies Resource;
