import http, { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { lookupAllowed } from './lookup-allowed.ts';
import { isPublicAddress } from './public-address.ts';
import { describeFailure, FailureError, readBody, redirectTarget } from './upstream-response.ts';

export interface UpstreamRequest {
  readonly url: string;
  readonly accept: string;
  /** Sent as JSON by POST; without it the method is GET. */
  readonly json?: unknown;
  /** Sent by POST in place of `json`. */
  readonly body?: { readonly type: string; readonly text: string };
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response of any status, without redirects. */
export interface UpstreamResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** A failure has no URL, because the URL may contain a key. */
export type UpstreamResult =
  | { readonly kind: 'response'; readonly response: UpstreamResponse }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'failed'; readonly reason: string };

/** Requests of the server to providers of tiles and to the project of errors. */
export interface Upstream {
  /** Never rejects. */
  request(request: UpstreamRequest): Promise<UpstreamResult>;
  /** Closes idle connections. */
  close(): void;
}

export interface UpstreamOptions {
  /** Identifies the product and its operator. */
  readonly userAgent: string;
  /** For the whole request with its redirects, in milliseconds. */
  readonly timeout?: number;
  readonly maxBytes?: number;
  /** Which addresses may be connected to; by default those on the public internet. Tests allow the loopback interface. */
  readonly isAllowedAddress?: (address: string) => boolean;
  /** By default only `https:`. */
  readonly protocols?: readonly string[];
}

const defaultTimeout = 10_000;
const defaultMaxBytes = 1_000_000;
const maxRedirects = 3;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const agentOptions = { keepAlive: true, maxSockets: 16, maxFreeSockets: 4 };

/**
 * Creates a client that connects only to public addresses, which are checked when the connection is opened, so that no name
 * can resolve to another address in between. Redirects are followed on the same host only. No cookies are sent.
 */
export function createUpstream({
  userAgent,
  timeout = defaultTimeout,
  maxBytes = defaultMaxBytes,
  isAllowedAddress = isPublicAddress,
  protocols = ['https:'],
}: UpstreamOptions): Upstream {
  const agents = { http: new http.Agent(agentOptions), https: new https.Agent(agentOptions) };
  const lookup = lookupAllowed(isAllowedAddress);

  async function send(
    url: URL,
    { accept, json, body: given, headers }: UpstreamRequest,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const body = json === undefined ? given?.text : JSON.stringify(json);
    const type = json === undefined ? given?.type : 'application/json';
    const isSecure = url.protocol === 'https:';
    const options: RequestOptions = {
      method: body === undefined ? 'GET' : 'POST',
      agent: isSecure ? agents.https : agents.http,
      lookup,
      signal,
      headers: {
        ...headers,
        'user-agent': userAgent,
        accept,
        'accept-encoding': 'identity',
        ...(body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
      },
    };
    return await new Promise((resolve, reject) => {
      const request = (isSecure ? https : http).request(url, options, resolve);
      request.on('error', reject).end(body);
    });
  }

  function validateUrl({ protocol, hostname }: URL): void {
    if (!protocols.includes(protocol)) throw new FailureError(`the protocol ${protocol} is not allowed`);
    // The resolver is not called for an address.
    const address = hostname.replaceAll(/[[\]]/g, '');
    if (isIP(address) !== 0 && !isAllowedAddress(address))
      throw new FailureError('the address is not public');
  }

  async function follow(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamResponse> {
    let url = new URL(request.url);
    const isPost = request.json !== undefined || request.body !== undefined;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      validateUrl(url);
      const message = await send(url, request, signal);
      const status = message.statusCode ?? 0;
      const { location } = message.headers;
      if (!redirectStatuses.has(status) || location === undefined || isPost)
        return { status, headers: message.headers, bytes: await readBody(message, maxBytes) };
      message.destroy();
      url = redirectTarget(location, url);
    }
    throw new FailureError(`more than ${maxRedirects} redirects`);
  }

  return {
    async request(request) {
      const signal = AbortSignal.timeout(timeout);
      try {
        return { kind: 'response', response: await follow(request, signal) };
      } catch (error) {
        if (signal.aborted) return { kind: 'timeout' };
        return { kind: 'failed', reason: describeFailure(error) };
      }
    },
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}
