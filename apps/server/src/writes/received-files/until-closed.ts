import type { FastifyRequest } from 'fastify';

/**
 * Runs work with a signal that is aborted when the client closes the connection. The request itself is closed as soon as its body is read,
 * so that the socket is observed.
 */
export async function runUntilClosed<Result>(
  request: FastifyRequest,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { socket } = request.raw;
  const closed = new AbortController();
  const abort = (): void => closed.abort();
  socket.once('close', abort);
  try {
    return await work(closed.signal);
  } finally {
    socket.off('close', abort);
  }
}
