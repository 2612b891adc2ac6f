import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { createUpstream, type Upstream, type UpstreamOptions } from '../../upstream/upstream.ts';

/** A PNG of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A provider of tiles on the loopback interface. */
export interface Provider {
  readonly origin: string;
  readonly requests: ReceivedRequest[];
  /** How it responds from now on; initially with a PNG. */
  respond: (response: ServerResponse, request: ReceivedRequest) => void;
}

/** Starts a provider that is closed after the test. */
export async function startProvider(): Promise<Provider> {
  const requests: ReceivedRequest[] = [];
  const listener: RequestListener = (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const received = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body,
      };
      requests.push(received);
      provider.respond(response, received);
    });
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const provider: Provider = {
    origin: `http://127.0.0.1:${port}`,
    requests,
    respond: (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(png),
  };
  return provider;
}

/** Options of an upstream client that may connect to the loopback interface. */
export const loopbackOptions: UpstreamOptions = {
  userAgent: 'CAE-Map (+https://map.example)',
  protocols: ['http:'],
  isAllowedAddress: (address) => address === '127.0.0.1',
};

/** An upstream client whose requests to any host reach the provider. */
export function upstreamOf(provider: Provider, options: Partial<UpstreamOptions> = {}): Upstream {
  const upstream = createUpstream({ ...loopbackOptions, ...options });
  return {
    request(request) {
      const { pathname, search } = new URL(request.url);
      return upstream.request({ ...request, url: provider.origin + pathname + search });
    },
    close: () => upstream.close(),
  };
}
