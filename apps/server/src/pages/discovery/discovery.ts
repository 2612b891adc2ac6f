import { contentLanguages } from '@cae-map/contract/enumerations';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createCachedResponse, sendCachedResponse } from '../../responses/cached-response.ts';
import { memoizeResponse } from '../../responses/memoized-response.ts';
import type { Settings } from '../../settings.ts';
import { openSearchPath, renderOpenSearch } from './open-search.ts';
import { renderSecurityText, securityTextPath } from './security-text.ts';

interface DiscoveryOptions {
  readonly contact: Settings['contact'];
  /** Scheme and host of the product. */
  readonly origin: string;
  /** The current time. */
  readonly now?: () => Date;
}

const plugin: FastifyPluginAsync<DiscoveryOptions> = async (app, options) => {
  const { contact, origin, now = () => new Date() } = options;
  const createResponse = async (contentType: string, body: string) =>
    await createCachedResponse({
      status: 200,
      body,
      compression: 'fast',
      headers: {
        ...app.securityHeaders,
        'content-type': contentType,
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      },
    });
  for (const language of contentLanguages) {
    const response = memoizeResponse(() =>
      createResponse(
        'application/opensearchdescription+xml; charset=utf-8',
        renderOpenSearch(origin, language),
      ),
    );
    app.get(openSearchPath(language), { schema: { hide: true } }, async (request, reply) =>
      sendCachedResponse(await response.get(), request, reply),
    );
  }
  app.get(securityTextPath, { schema: { hide: true } }, async (request, reply) => {
    const text = renderSecurityText({ contact, origin, now: now() });
    if (text === null) return reply.callNotFound();
    return sendCachedResponse(await createResponse('text/plain; charset=utf-8', text), request, reply);
  });
};

/** Files by which programs find the search of the site and the contact for vulnerabilities; none of them needs the database. */
export const discovery = fastifyPlugin(plugin, {
  name: 'discovery',
  fastify: '5.x',
  dependencies: ['send-security-headers'],
});
