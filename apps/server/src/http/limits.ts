/**
 * The limits of one connection and one request. Times are in milliseconds, sizes in bytes. Node and Fastify have no
 * defaults for some of them (an incomplete body never times out), and may change the others with a release.
 */
export const httpLimits = {
  /** From the first byte of a request to the end of its headers. */
  headersTimeout: 15_000,
  /** From the first byte of a request to the end of its body. 64 KiB pass on a slow phone, a route of 500,000 characters with 150 kbit/s. */
  requestTimeout: 30_000,
  /** How often both timeouts are checked: a request can exceed its limit by this. */
  connectionsCheckingInterval: 5_000,
  /** Longer than proxies keep their connections (nginx 60 s), so that a proxy never reuses one that is being closed. */
  keepAliveTimeout: 72_000,
  /** Without a byte in either direction, also while a client does not read the response. The longest client timeout is 60 s. */
  connectionTimeout: 120_000,
  /** Request line and headers together. The longest links (`?places=` with every place) are shorter than 2 KiB. */
  maxHeaderSize: 16 * 1024,
  /** Of calls whose schemas accept no larger body, see `writes/body-limit.ts`: of all that everyone can make. */
  bodyLimit: 64 * 1024,
  /** How long a rejected connection stays open so that the client can read the response while it may still be sending. */
  lingerTime: 2_000,
} as const;
