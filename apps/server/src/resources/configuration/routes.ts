import type { FastifyPluginAsync } from 'fastify';
import { recordRoute } from '../record-route.ts';
import type { configurationService } from './service.ts';

interface ConfigurationRoutesOptions {
  readonly service: ReturnType<typeof configurationService>;
}

export const configurationRoutes: FastifyPluginAsync<ConfigurationRoutesOptions> = async (
  app,
  { service },
) => {
  recordRoute(app, 'getConfiguration', service.getConfiguration, {
    tag: 'configuration',
    summary: 'Settings of the operator that apply to every visitor',
  });
};
