/**
 * What one connection and one request may use. Times are in milliseconds, sizes in bytes. Node's and Fastify's defaults
 * are either absent (a half-sent body is kept forever) or may change with a release.
 */
export const httpLimits = {
  /** From the first byte of a request to the end of its headers; browsers send them at once, slow attackers do not. */
  headersTimeout: 15_000,
  /** From the first byte of a request to the end of its body. No endpoint reads a body yet; 64 KiB pass on a slow phone. */
  requestTimeout: 30_000,
  /** How often both are checked: a request can last longer than its limit by this. */
  connectionsCheckingInterval: 5_000,
  /** Longer than proxies keep their connections (nginx 60 s), so that a proxy never reuses one that is being closed. */
  keepAliveTimeout: 72_000,
  /** Without a byte in either direction, also while a client does not read its answer. The longest client timeout is 60 s. */
  connectionTimeout: 120_000,
  /** Request line and headers together. The longest links (`?places=` with every place) have less than 2 KiB. */
  maxHeaderSize: 16 * 1024,
  /** A route that reads larger bodies declares its own limit. */
  bodyLimit: 64 * 1024,
  /** How long a refused connection stays open for the client to read the answer while it may still be sending. */
  lingerTime: 2_000,
} as const;
