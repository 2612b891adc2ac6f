import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { createCachedResponse, sendCachedResponse, type CachedResponse } from './cached-response.ts';
import { memoizeResponse, type MemoizedResponse } from './memoized-response.ts';

/** Headers of a streamed file that do not apply to a response from memory. */
const fileHeaders = ['last-modified', 'accept-ranges'];

const plugin: FastifyPluginAsync = async (app) => {
  const responses = new Map<string, MemoizedResponse<CachedResponse>>();
  const headers = { ...app.securityHeaders, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' };

  app.addHook('onRequest', async (request, reply) => {
    const response = responses.get(request.url);
    if (response) sendCachedResponse(await response.get(), request, reply);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const body = isCacheable(request, reply) ? await readPayload(payload) : null;
    if (body === null) return payload;
    const contentType = String(reply.getHeader('content-type'));
    const response = memoizeResponse(() =>
      createCachedResponse({
        status: 200,
        body,
        compression: 'best',
        headers: { ...headers, 'content-type': contentType },
      }),
    );
    responses.set(request.url, response);
    const { encoded } = await response.get();
    for (const name of fileHeaders) reply.removeHeader(name);
    return applyEncoding(reply, encoded[acceptedEncoding(request.headers['accept-encoding'])]);
  });
};

/** Sets the headers of an encoding on a reply that is being sent; returns its bytes. */
function applyEncoding(reply: FastifyReply, { bytes, headers }: CachedResponse['encoded'][Encoding]): Buffer {
  for (let index = 0; index + 1 < headers.length; index += 2)
    reply.header(headers[index] ?? '', headers[index + 1]);
  return bytes;
}

/** With encoded paths or queries a client could fill the memory with copies of one response. */
function isCacheable(request: FastifyRequest, reply: FastifyReply): boolean {
  return request.method === 'GET' && reply.statusCode === 200 && !/[%?]/.test(request.url);
}

async function readPayload(payload: unknown): Promise<string | Buffer | null> {
  if (payload instanceof Readable) return await buffer(payload);
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : null;
}

/**
 * Caches the responses of a context, compressed and with an ETag, for the lifetime of the process. Register it in a
 * separate context whose routes return the same response to every request.
 */
export const constantResponses = fastifyPlugin(plugin, {
  name: 'constant-responses',
  fastify: '5.x',
  dependencies: ['send-security-headers'],
});
