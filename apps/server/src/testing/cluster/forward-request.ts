import { request, type Agent, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * What has become of a request: `sent` when the client has a response; without one `unreachable` when the connection failed, and `refused`
 * when the process responded with 503 or not in time.
 */
export type Forwarded = 'sent' | 'unreachable' | 'refused';

interface ForwardOptions {
  readonly agent: Agent;
  /** For the headers of the response, in milliseconds; without it the request waits. */
  readonly timeout?: number;
  /** Whether the client gets the response whatever it is, because no other process can be asked. */
  readonly isLast: boolean;
}

/** Sends a request to a process and its response to the client. */
export function sendTo(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { agent, timeout, isLast }: ForwardOptions,
): Promise<Forwarded> {
  return new Promise((resolve) => {
    const { method, headers, url = '/' } = incoming;
    let isLate = false;
    const forwarded = request(`${target}${url}`, { agent, method: method ?? 'GET', headers }, (response) => {
      clearTimeout(timer);
      if (response.statusCode === 503 && !isLast) {
        response.resume();
        resolve('refused');
        return;
      }
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      response.on('error', () => outgoing.destroy());
      resolve('sent');
    });
    const timer =
      timeout === undefined
        ? undefined
        : setTimeout(() => {
            isLate = true;
            forwarded.destroy(new Error('no response in time'));
          }, timeout);
    forwarded.on('error', (error) => {
      clearTimeout(timer);
      if (outgoing.headersSent) outgoing.destroy();
      else if (isLast && timeout !== undefined) respondUnavailable(outgoing);
      else if (isLast) outgoing.writeHead(502).end(`${target}: ${error.message}`);
      else {
        resolve(isLate ? 'refused' : 'unreachable');
        return;
      }
      resolve('sent');
    });
    incoming.pipe(forwarded);
  });
}

/** The response of the balancer when no process can be asked. */
export function respondUnavailable(outgoing: ServerResponse): void {
  outgoing.writeHead(503, { 'retry-after': '1' }).end('no process is ready');
}
