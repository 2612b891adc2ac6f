import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { refuseInOrder } from './broken-request.ts';
import { httpLimits } from './limits.ts';
import { invalidRequest, sendRefusal, type Refusal, type ResponseHeaders } from './refusal.ts';
import { isUnambiguousTarget } from './request-target.ts';

/**
 * Returns a factory of the HTTP server below Fastify. It sets the limits of connections and requests, and answers the
 * requests that must not reach any route: they are refused here, once, so that routes, renderer and file server never
 * parse an ambiguous path.
 */
export function httpServerFactory(headers: ResponseHeaders): (handler: RequestListener) => Server {
  return (handler) => {
    const { headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout, maxHeaderSize } =
      httpLimits;
    const listener: RequestListener = (request, response) => {
      const refusal = refusalOf(request);
      if (refusal) sendRefusal(response, refusal, headers);
      else handler(request, response);
    };
    const server = createServer(
      {
        headersTimeout,
        requestTimeout,
        connectionsCheckingInterval,
        keepAliveTimeout,
        maxHeaderSize,
        // Node would answer a request without `Host` by itself, with an empty body and no security headers.
        requireHostHeader: false,
      },
      listener,
    );
    server.setTimeout(httpLimits.connectionTimeout);
    server.on('checkContinue', (request, response) => {
      // Before earlier requests of the connection are answered, Node would write `100 Continue` into this answer.
      if (response.socket) response.writeContinue();
      server.emit('request', request, response);
    });
    server.on('checkExpectation', (_request, response) => sendRefusal(response, unknownExpectation, headers));
    server.on('connect', (_request, socket: Socket) => refuseInOrder(socket, noTunnel, headers));
    return server;
  };
}

const unknownExpectation = invalidRequest('The only supported expectation is 100-continue.', 417);
const noTunnel = invalidRequest('The method CONNECT is not supported.');
const noHost = invalidRequest('The header Host is missing.');
const ambiguousTarget = invalidRequest(
  'The request target must be a path without empty or dot segments, backslashes and control characters.',
);

function refusalOf({ url = '', headers, httpVersion }: IncomingMessage): Refusal | undefined {
  if (headers.host === undefined && httpVersion === '1.1') return noHost;
  return isUnambiguousTarget(url) ? undefined : ambiguousTarget;
}
