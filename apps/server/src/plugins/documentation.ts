import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiBase } from '@cae-map/contract/api/calls';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { constantAnswers } from '../answers/constant-answers.ts';

interface DocumentationOptions {
  readonly publicUrl: string;
}

const collect: FastifyPluginAsync<DocumentationOptions> = async (app, { publicUrl }) => {
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
    },
    transform: jsonSchemaTransform,
  });
};

/** Collects what the routes registered after it say about themselves; it adds nothing to a request. */
export const collectDocumentation = fastifyPlugin(collect, { name: 'collect-documentation', fastify: '5.x' });

const show: FastifyPluginAsync = async (app) => {
  // A context of its own: everything in it is the same until the server starts again.
  await app.register(async (scope) => {
    await scope.register(constantAnswers);
    scope.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
    await scope.register(swaggerUi, {
      routePrefix: `${apiBase}/docs`,
      // The page's own host is described; asking another to check the description would leave it.
      uiConfig: { url: `${apiBase}/openapi.json`, validatorUrl: null, deepLinking: false },
      theme: { title: 'CAE Map: the calls' },
    });
  });
};

/** The description of all calls as OpenAPI, and a page to read it that needs no other host. */
export const documentation = fastifyPlugin(show, {
  name: 'documentation',
  fastify: '5.x',
  dependencies: ['collect-documentation', 'send-security-headers'],
});
