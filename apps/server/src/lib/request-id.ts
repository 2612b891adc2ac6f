import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header of the id of a request, in requests of trusted or other clients and in responses. */
export const requestIdHeader = 'x-request-id';

/** What proxies create: hexadecimal digits, UUIDs, and the like. Nothing else of a client gets into the log. */
const wellFormed = /^[\w.-]{8,64}$/;

/** Creates the function that names requests: by the well-formed id of a client or proxy, else by one that no other process uses. */
export function createRequestIds(): (request: Pick<IncomingMessage, 'headers'>) => string {
  const prefix = randomBytes(6).toString('hex');
  let last = 0;
  return ({ headers }) => {
    const received = headers[requestIdHeader];
    if (typeof received === 'string' && wellFormed.test(received)) return received;
    last += 1;
    return `${prefix}-${last.toString(36)}`;
  };
}
