import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves the HTML of a page of the product without its scripts; style sheets, fonts and pictures come from the product.
 * @param origin scheme, host and port of the product
 */
export async function serveStaticPage(
  origin: string,
  path: string,
): Promise<{ address: string; close(): void }> {
  const html = await (await fetch(`${origin}${path}`)).text();
  const page = withoutScripts(html);
  const server = createServer((request, response) => {
    if (request.url === path) {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
      return;
    }
    void forward(`${origin}${request.url}`, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function forward(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url);
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** Removes the scripts of a page and the hints that preload them. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]+rel="(?:modulepreload|preload)"[^>]*>/g, (link) =>
      /as="font"/.test(link) ? link : '',
    );
}
