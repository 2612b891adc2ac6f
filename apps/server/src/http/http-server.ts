import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { rejectAfterPendingResponses } from './client-errors.ts';
import { httpLimits } from './limits.ts';
import {
  invalidRequest,
  sendErrorResponse,
  type ErrorResponse,
  type ResponseHeaders,
} from './error-response.ts';
import { findMalformedHeaders } from './request-headers.ts';
import { isUnambiguousTarget } from './request-target.ts';

/**
 * Creates a factory of the HTTP server below Fastify, which sets the limits of connections and requests and rejects
 * ambiguous requests, so that routes, renderer and file server never parse an ambiguous path.
 */
export function createHttpServerFactory(headers: ResponseHeaders): (handler: RequestListener) => Server {
  return (handler) => {
    const { headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout, maxHeaderSize } =
      httpLimits;
    const listener: RequestListener = (request, response) => {
      const error = validateRequest(request);
      if (error) sendErrorResponse(response, error, headers);
      else handler(request, response);
    };
    const server = createServer(
      {
        headersTimeout,
        requestTimeout,
        connectionsCheckingInterval,
        keepAliveTimeout,
        maxHeaderSize,
        // Node itself would respond to a missing `Host` with an empty body and no security headers.
        requireHostHeader: false,
      },
      listener,
    );
    server.setTimeout(httpLimits.connectionTimeout);
    server.on('checkContinue', (request, response) => {
      // While earlier responses are pending, Node would write `100 Continue` into this response.
      if (response.socket) response.writeContinue();
      server.emit('request', request, response);
    });
    server.on('checkExpectation', (_request, response) =>
      sendErrorResponse(response, unknownExpectation, headers),
    );
    server.on('connect', (_request, socket: Socket) =>
      rejectAfterPendingResponses(socket, unsupportedConnect, headers),
    );
    return server;
  };
}

const unknownExpectation = invalidRequest('The only supported expectation is 100-continue.', 417);
const unsupportedConnect = invalidRequest('The method CONNECT is not supported.');
const ambiguousTarget = invalidRequest(
  'The request target must be a path without empty or dot segments, backslashes and control characters.',
);

function validateRequest(request: IncomingMessage): ErrorResponse | undefined {
  const reason = findMalformedHeaders(request);
  // What follows on the connection may be what a proxy considers to be the body.
  if (reason !== null) return { ...invalidRequest(reason), closesConnection: true };
  return isUnambiguousTarget(request.url ?? '') ? undefined : ambiguousTarget;
}
