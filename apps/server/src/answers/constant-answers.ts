import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { keptAnswer, type KeptAnswer } from './kept-answer.ts';
import { readyAnswer, sendReadyAnswer, type ReadyAnswer } from './ready-answer.ts';

/** Headers of a file that do not hold for an answer from memory. */
const headersOfFiles = ['last-modified', 'accept-ranges'];

const plugin: FastifyPluginAsync = async (app) => {
  const answers = new Map<string, KeptAnswer>();
  const headers = { ...app.securityHeaders, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' };

  app.addHook('onRequest', async (request, reply) => {
    const answer = answers.get(request.url);
    if (answer) sendReadyAnswer(await answer.get(), request, reply);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const body = isKeepable(request, reply) ? await bytesOf(payload) : null;
    if (body === null) return payload;
    const contentType = String(reply.getHeader('content-type'));
    const answer = keptAnswer(() =>
      readyAnswer({
        status: 200,
        body,
        effort: 'once-for-many',
        headers: { ...headers, 'content-type': contentType },
      }),
    );
    answers.set(request.url, answer);
    const { encoded } = await answer.get();
    for (const name of headersOfFiles) reply.removeHeader(name);
    return useEncoding(reply, encoded[acceptedEncoding(request.headers['accept-encoding'])]);
  });
};

/** Sets the headers of an encoding on a reply that is being sent; returns its bytes. */
function useEncoding(reply: FastifyReply, { bytes, headers }: ReadyAnswer['encoded'][Encoding]): Buffer {
  for (let index = 0; index + 1 < headers.length; index += 2)
    reply.header(headers[index] ?? '', headers[index + 1]);
  return bytes;
}

/** An encoded path or a query would let a client fill the memory with copies of one answer. */
function isKeepable(request: FastifyRequest, reply: FastifyReply): boolean {
  return request.method === 'GET' && reply.statusCode === 200 && !/[%?]/.test(request.url);
}

async function bytesOf(payload: unknown): Promise<string | Buffer | null> {
  if (payload instanceof Readable) return await buffer(payload);
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : null;
}

/**
 * Keeps what the routes of a context answer, compressed and with an ETag, for as long as the process runs. Register it in
 * a context of its own whose routes answer the same to every request.
 */
export const constantAnswers = fastifyPlugin(plugin, {
  name: 'constant-answers',
  fastify: '5.x',
  dependencies: ['send-security-headers'],
});
