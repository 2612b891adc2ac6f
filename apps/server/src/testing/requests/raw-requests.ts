import * as fc from 'fast-check';

/** The bytes sent on one connection. */
export interface RawExchange {
  /** One request, or several pipelined ones. */
  readonly bytes: Buffer;
  readonly methods: readonly string[];
  /**
   * Whether the server responds and closes the connection: the last request is either complete with `Connection: close`,
   * or malformed. Otherwise the server may wait for more bytes until the client closes the connection.
   */
  readonly isComplete: boolean;
}

/** Generates exchanges of a careless or hostile client; they depend only on the seed. */
export function generateExchanges(seed: number, count: number): RawExchange[] {
  return fc.sample(exchange, { seed, numRuns: count });
}

const knownTargets = [
  '/',
  '/en',
  '/place/53',
  '/en/place/5?places=5,53&d=1925-09-01',
  '/search?q=%D0%9B%D0%B5%D1%85',
  '/health/live',
  '/health/ready',
  '/robots.txt',
  '/sitemap.xml',
  '/opensearch.xml',
  '/.well-known/security.txt',
  '/favicon.svg',
  '/assets/map-1a2b.js',
  '/atlas/tiles/3/5/3.pbf',
  '/media/illustrations/pass.webp',
  '/v1/configuration',
  '/v1/country',
  '/v1/tiles/OsC/3/5/2',
  '/v1/log?event=locate&lang=ru&data={%22action%22:%22found%22}',
  '/v1/places/',
  '/v1/images',
  '/v1/api/books/',
  '/v1/api/books/1/chapters/1/texts/',
  '/v1/api/books/text/5',
  '/v1/api/books/texts_by_date?date=1925-09-01',
  '/v1/api/books/texts_by_place?placeId=53&lang=en',
  '/v1/api/books/all/text_ids',
  '/v1/image/orig/pass.webp',
  '/v1/openapi.json',
  '/v1/docs',
  '/v1/docs/static/index.html',
  '/v1/docs/static/swagger-ui.css',
];

const hostileTargets = [
  '//[',
  '//%5c',
  '//:0',
  '//any.host/place/5',
  '///any.host',
  '/\\\\host',
  '/\\host/place/5',
  '/%2f%2fhost',
  '/%5c%5chost',
  '/de//host',
  '/de/%2f%2fhost',
  '/de?//host',
  '/@host',
  'http://other/place/5',
  'HTTPS://user:pass@other:1/v1/places/',
  'http://',
  'javascript:alert(1)',
  '*',
  'other:443',
  '/..',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/media/..%2f..%2flock',
  '/atlas/%2e%2e%2fmedia',
  '/v1/docs/static/..%2f..%2fpackage.json',
  '/v1/image/orig/%00',
  '/v1/image/orig/%01%1f%7f',
  `/v1/image/orig/${'%D0%9B'.repeat(50)}`,
  `/v1/api/books/text/${'9'.repeat(400)}`,
  '/v1/api/books/text/1e400',
  '/v1/api/books/text/-0',
  '/v1/api/books/__proto__/chapters/',
  '/v1/api/books/texts_by_date?date=0000-01-01',
  '/v1/api/books/texts_by_date?date=9999-12-31',
  '/v1/api/books/texts_by_date?date=1925-09-01%00',
  '/v1/api/books/texts_by_date?date[]=1925-09-01&date=1925-09-02',
  '/v1/api/books/texts_by_place?__proto__[placeId]=1&placeId=53',
  '/v1/api/books/texts_by_place?placeId=53&placeId=54',
  '/v1/api/books/all/texts?book_ids=2147483647&book_ids=0x7fffffff',
  "/place/5'%20or%201=1--",
];

const tokens = [
  '/',
  '//',
  '\\',
  '/./',
  '/../',
  '%2e%2e',
  '%2f',
  '%5C',
  '%00',
  '%0d%0a',
  '%',
  '%zz',
  '%E0%A4%A',
  '%c0%80',
  '%25%30%30',
  '%F0%9F%97%BA',
  '%E2%80%AE',
  '?',
  '&&=',
  '&placeId=1&placeId=2',
  '#',
  ';',
  ':0',
  '@',
  '[',
  '{{}}',
  '|',
  '<script>',
  '__proto__',
  'constructor',
  '-1',
  '1e999',
  '9'.repeat(30),
  '0000-00-00',
  "'--",
];

/** Characters that no request line may contain. */
const forbiddenTokens = ['\u041B\u0435\u0445', '\u202e', '\t', ' ', '\0', '\r'];

const token = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...tokens) },
  { weight: 1, arbitrary: fc.constantFrom(...forbiddenTokens) },
);

const headerLines = [
  'Accept: text/html',
  'Accept: application/json',
  'Accept: ;;q=,*',
  'Accept-Encoding: br, gzip;q=0.5',
  'Accept-Encoding: gzip;q=nonsense, *;q=0',
  'Accept-Encoding: br;q=1e999, identity;q=0',
  'Accept-Encoding: ,;,',
  'Accept-Language: en, *;q=0',
  'Accept-Version: 99',
  'If-None-Match: *',
  'If-None-Match: "a", W/"b',
  'If-None-Match: W/',
  'If-Modified-Since: never',
  'If-Modified-Since: Sun, 22 Nov 2099 00:00:00 GMT',
  'If-Range: "a"',
  'Range: bytes=0-0',
  'Range: bytes=5-1,9999999999999999999-',
  'Range: bytes=99999999-',
  'Range: seconds=1',
  'Expect: 100-continue',
  'Expect: 200-ok',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'HTTP2-Settings: AAMAAABkAAQAAP__',
  'Cookie: a=b; __proto__=c',
  'Authorization: Bearer a.b.c',
  'User-Agent: Googlebot',
  'User-Agent: \u00ff\u00fe',
  'X-Forwarded-For: 1.2.3.4, nonsense',
  'X-Forwarded-Host: any.host',
  'X-Forwarded-Proto: javascript',
  'Forwarded: for="[::1',
  'Origin: null',
  'Referer: //',
  'X-HTTP-Method-Override: DELETE',
  '__proto__: a',
  'constructor: a',
  'Content-Type: multipart/form-data',
  'Content-Type: application/json; charset=nonsense',
  'Content-Type: a',
  'Trailer: Host',
  'TE: trailers',
];

/** Inserts tokens into `text` and percent-encodes some characters. */
const mutate = (text: string) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.nat(200), token), { minLength: 1, maxLength: 2 }),
      fc.option(fc.nat(200), { freq: 2, nil: null }),
    )
    .map(([insertions, encoded]) => {
      let result = text;
      for (const [position, token] of insertions) {
        const at = position % (result.length + 1);
        result = result.slice(0, at) + token + result.slice(at);
      }
      if (encoded === null) return result;
      const at = encoded % result.length;
      return result.slice(0, at) + encodeURIComponent(result.charAt(at)) + result.slice(at + 1);
    });

const target = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...knownTargets) },
  { weight: 4, arbitrary: fc.constantFrom(...knownTargets).chain(mutate) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileTargets).chain(mutate) },
  { weight: 2, arbitrary: fc.constantFrom(...hostileTargets) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', '%41', '/a', '%D0%9B', '../'), fc.nat(6000))
      .map(([piece, length]) => `/${piece.repeat(Math.ceil(length / piece.length))}`),
  },
);

const method = fc.oneof(
  { weight: 14, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constant('HEAD') },
  {
    weight: 3,
    arbitrary: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'),
  },
  { weight: 1, arbitrary: fc.constantFrom('CONNECT', 'PRI', 'FOO', 'get', '') },
);

const version = fc.oneof(
  { weight: 20, arbitrary: fc.constant('HTTP/1.1') },
  { weight: 1, arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.1 ', 'http/1.1', '') },
);

const host = fc.oneof(
  { weight: 12, arbitrary: fc.constant(['Host: localhost']) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<string[]>(
      [],
      ['Host:'],
      ['Host: a', 'Host: b'],
      ['Host: [::1'],
      ['Host: a b'],
      ['Host: any.host/path?x#y'],
      ['Host: %00'],
      [`Host: ${'h'.repeat(3000)}`],
    ),
  },
);

const malformedHeaderLines = [
  'X: \tfolded',
  ' X: folded',
  'bad name: a',
  ': no name',
  'No-Colon',
  'X: \0',
  'X: \x7f',
];

const headerLine = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...headerLines) },
  { weight: 1, arbitrary: fc.constantFrom(...malformedHeaderLines) },
  { weight: 1, arbitrary: fc.nat(20_000).map((length) => `X-Long: ${'x'.repeat(length)}`) },
  {
    weight: 1,
    arbitrary: fc.nat(300).map((count) => Array.from({ length: count + 1 }, () => 'X-Many: a').join('\r\n')),
  },
);

interface Body {
  readonly lines: readonly string[];
  readonly text: string;
  readonly isComplete: boolean;
}

const json = ['Content-Type: application/json'];
const bodies: readonly Body[] = [
  { lines: [...json, 'Content-Length: 7'], text: '{"a":1}', isComplete: true },
  { lines: [...json, 'Content-Length: 7'], text: '{"a":1,', isComplete: true },
  { lines: [...json, 'Content-Length: 23'], text: '{"__proto__":{"a":"b"}}', isComplete: true },
  { lines: ['Content-Type: text/xml', 'Content-Length: 4'], text: '<a/>', isComplete: true },
  { lines: ['Content-Length: 3'], text: 'a=b', isComplete: true },
  { lines: [...json, 'Transfer-Encoding: chunked'], text: '2\r\n{}\r\n0\r\n\r\n', isComplete: true },
  {
    lines: [...json, 'Transfer-Encoding: chunked'],
    text: '2;a=b\r\n{}\r\n0\r\nHost: a\r\n\r\n',
    isComplete: true,
  },
  { lines: [...json, 'Transfer-Encoding: chunked'], text: 'zz\r\n{}\r\n0\r\n\r\n', isComplete: true },
  { lines: ['Transfer-Encoding: chunked', 'Content-Length: 5'], text: '0\r\n\r\n', isComplete: true },
  { lines: ['Content-Length: 5', 'Content-Length: 6'], text: 'abcdef', isComplete: true },
  { lines: ['Content-Length: -1'], text: '', isComplete: true },
  { lines: ['Content-Length: 99999999999999999999'], text: '', isComplete: true },
  // The server waits for the rest of these, or responds before it has read them.
  { lines: [...json, 'Content-Length: 100'], text: '{"a":', isComplete: false },
  { lines: [...json, 'Content-Length: 1000000'], text: '{"a":', isComplete: false },
  { lines: [...json, 'Content-Length: 80000'], text: `"${'x'.repeat(79_998)}"`, isComplete: false },
  { lines: [...json, 'Transfer-Encoding: chunked'], text: '5\r\n{"a"', isComplete: false },
  { lines: ['Transfer-Encoding: gzip, chunked'], text: '', isComplete: false },
  { lines: ['Transfer-Encoding: identity'], text: '', isComplete: false },
];
const noBody: Body = { lines: [], text: '', isComplete: true };

const body = fc.oneof(
  { weight: 8, arbitrary: fc.constant(noBody) },
  { weight: 2, arbitrary: fc.constantFrom(...bodies) },
);

const request = fc.record({
  method,
  target,
  version,
  host,
  headerLines: fc.array(headerLine, { maxLength: 3 }),
  body,
  lineEnd: fc.oneof(
    { weight: 40, arbitrary: fc.constant('\r\n') },
    { weight: 1, arbitrary: fc.constant('\n') },
  ),
});
type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

function write(parts: Request, isLast: boolean): string {
  const lines = [
    `${parts.method} ${parts.target} ${parts.version}`,
    ...parts.host,
    ...parts.headerLines,
    ...parts.body.lines,
    ...(isLast ? ['Connection: close'] : []),
  ];
  return lines.join(parts.lineEnd) + parts.lineEnd.repeat(2) + parts.body.text;
}

const pipelined = fc
  .oneof(
    { weight: 6, arbitrary: fc.tuple(request) },
    { weight: 1, arbitrary: fc.array(request, { minLength: 2, maxLength: 4 }) },
  )
  .map((requests): RawExchange => {
    const text = requests.map((parts, index) => write(parts, index === requests.length - 1)).join('');
    return {
      bytes: Buffer.from(text),
      methods: requests.map((parts) => parts.method),
      isComplete: requests.every((parts) => parts.body.isComplete && parts.lineEnd === '\r\n'),
    };
  });

/** Bytes changed, removed or repeated at any position. Without HEAD, whose response looks like a truncated one. */
const damaged = fc
  .tuple(
    request.filter((parts) => parts.method !== 'HEAD'),
    fc.array(fc.tuple(fc.nat(1000), fc.nat(255), fc.nat(3)), { minLength: 1, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([parts, changes, isTruncated]): RawExchange => {
    let bytes = Buffer.from(write(parts, true));
    for (const [position, byte, kind] of changes) {
      const at = position % bytes.length;
      const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
      const kinds = [
        [before, Buffer.from([byte]), after.subarray(1)],
        [before, Buffer.from([byte]), after],
        [before, after.subarray(1 + (byte % 4))],
        [before, after.subarray(0, byte), after],
      ];
      bytes = Buffer.concat(kinds[kind] ?? [bytes]);
      if (bytes.length === 0) bytes = Buffer.from('\r\n');
    }
    if (isTruncated) bytes = bytes.subarray(0, Math.max(1, bytes.length - 8));
    return { bytes, methods: [parts.method], isComplete: false };
  });

const exchange: fc.Arbitrary<RawExchange> = fc.oneof(
  { weight: 9, arbitrary: pipelined },
  { weight: 1, arbitrary: damaged },
);
