import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiBase } from '@cae-map/contract/api/calls';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { constantResponses } from '../responses/constant-responses.ts';

interface DocumentationOptions {
  readonly publicUrl: string;
}

const collectPlugin: FastifyPluginAsync<DocumentationOptions> = async (app, { publicUrl }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'CAE Map',
        version: '1',
        description: 'Places, pictures and books of the Central Asian expedition of the Roerichs, 1924-1928.',
        license: { name: 'Content: CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
};

/** Collects the schemas of the routes that are registered after it. */
export const collectDocumentation = fastifyPlugin(collectPlugin, {
  name: 'collect-documentation',
  fastify: '5.x',
});

const plugin: FastifyPluginAsync = async (app) => {
  // A separate context whose responses are constant.
  await app.register(async (scope) => {
    await scope.register(constantResponses);
    scope.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
    await scope.register(swaggerUi, {
      routePrefix: `${apiBase}/docs`,
      // The default validator is on another host.
      uiConfig: { url: `${apiBase}/openapi.json`, validatorUrl: null, deepLinking: false },
      theme: { title: 'CAE Map API' },
    });
  });
};

/** The OpenAPI document of all endpoints, and a page that shows it without other hosts. */
export const documentation = fastifyPlugin(plugin, {
  name: 'documentation',
  fastify: '5.x',
  dependencies: ['collect-documentation', 'send-security-headers'],
});
