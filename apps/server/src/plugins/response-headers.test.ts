import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RenderedPage, ResolvedPage } from '@cae-map/contract/api/page-renderer';
import type { RendererPool } from '../pages/renderer-pool.ts';
import { loadWebBuild } from '../pages/web-build.ts';
import { places } from '../database/schema.ts';
import { aPlace } from '../testing/records.ts';
import { addUser, sendLogin } from '../testing/accounts/accounts.ts';
import { openTestDatabase } from '../testing/databases/databases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { testApp } from '../testing/test-app.ts';
import { listExternalHosts } from './external-hosts.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { readSettings } from '../settings.ts';

const publicUrl = 'https://map.example.org';
const index =
  '<html lang="ru"><head><!--page-head--></head><body><!--page-body--><!--page-data--></body></html>';

/** A request with a path. */
type Request = InjectOptions & { readonly url: string };

let app: FastifyInstance;

const resolver = { resolve: (target: string): ResolvedPage => ({ kind: 'page', path: target }) };
const page: RenderedPage = { status: 200, language: 'ru', head: '', body: '', data: null };
const renderer: RendererPool = {
  render: () => Promise.resolve(page),
  invalidate: () => undefined,
  close: () => Promise.resolve(),
};

function write(folder: string, name: string, contents: string | Buffer): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

async function openApp(): Promise<FastifyInstance> {
  const [dataDir, buildDir, webDir] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  write(dataDir, 'media/photo.jpg', 'uploaded');
  write(buildDir, 'media/illustrations/pass.webp', 'drawn');
  write(buildDir, 'atlas/tiles/3/5/3.pbf.gz', gzipSync('tile'));
  write(buildDir, 'terrain/tiles/0123456789ab/3/5/3.webp', 'heights');
  write(webDir, 'client/index.html', index);
  write(webDir, 'client/favicon.svg', '<svg/>');
  write(webDir, 'client/service-worker.js', 'worker');
  write(webDir, 'client/assets/map-1a2b.js', 'map');
  const loaded = await loadWebBuild(webDir, () => undefined);
  const webBuild = loaded && { ...loaded, rendering: { resolver, renderer } };
  const opened = await testApp(
    { database: await openTestDatabase('embedded'), webBuild },
    { dataDir, buildDir, publicUrl },
  );
  await opened.ready();
  return opened;
}

const requests: Readonly<Record<string, Request>> = {
  page: { url: '/place/53', headers: { accept: 'text/html' } },
  'file of the build': { url: '/assets/map-1a2b.js' },
  'service worker': { url: '/service-worker.js' },
  icon: { url: '/favicon.svg' },
  robots: { url: '/robots.txt' },
  'description of the search': { url: '/opensearch.xml' },
  list: { url: '/v1/places/' },
  'API documentation': { url: '/v1/docs' },
  'OpenAPI document': { url: '/v1/openapi.json' },
  upload: { url: '/media/photo.jpg' },
  illustration: { url: '/media/illustrations/pass.webp' },
  'map tile': { url: '/atlas/tiles/3/5/3.pbf' },
  'terrain tile': { url: '/atlas/terrain/0123456789ab/3/5/3.webp' },
  health: { url: '/health/live' },
  'missing endpoint': { url: '/v1/nothing' },
  'invalid request': { url: '/v1/api/books/text/x' },
  'read without a login': { url: '/v1/users/me' },
  'write without a login': { method: 'DELETE', url: '/v1/users/me/sessions/' },
  'refused login': {
    method: 'POST',
    url: '/v1/auth/jwt/login',
    payload: 'username=a%40example.org&password=wrong-password',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
};

const embeddedPage: Request = { url: '/embed/place/53' };
const oembed: Request = { url: `/oembed?url=${encodeURIComponent(`${publicUrl}/place/53`)}` };

/** The headers that differ between kinds of responses. */
const shownHeaders = ['content-type', 'cache-control', 'vary', 'www-authenticate', 'set-cookie'] as const;

function describeResponse(kind: string, { method = 'GET', url }: Request, response: LightMyRequestResponse) {
  const values = shownHeaders.map((name) =>
    [response.headers[name] ?? []].flat().map(hideValue).join('; and '),
  );
  return `| ${[kind, `${method} ${url}`, response.statusCode, ...values].join(' | ')} |`;
}

/** Cookies have a random value and a time. */
function hideValue(value: string | number): string {
  return String(value)
    .replace(/^([\w]+)=[^;]+; Max-Age=/, '$1=…; Max-Age=')
    .replace(/; Expires=[^;]+/, '');
}

beforeEach(async () => {
  app = await openApp();
});
afterEach(() => app.close());

test('docs/security-headers.md lists the headers of each kind of response over HTTPS', async () => {
  const headers = await createSecurityHeaders(publicUrl, listExternalHosts(readSettings({})));
  const rows: string[] = [];
  for (const [kind, request] of Object.entries(requests)) {
    const response = await app.inject(request);
    expect(response.headers, kind).toMatchObject(headers);
    rows.push(describeResponse(kind, request, response));
  }
  await app.database.orm.insert(places).values(aPlace({ place_id: 53 }));
  app.lists.invalidate('places');
  const embedded = await app.inject(embeddedPage);
  rows.push(describeResponse('embedded page', embeddedPage, embedded));
  rows.push(describeResponse('oEmbed', oembed, await app.inject(oembed)));
  const login = await sendLogin(app, await addUser(app));
  const authorization = `Bearer ${login.json<{ access_token: string }>().access_token}`;
  const account: Request = { url: '/v1/users/me', headers: { authorization } };
  const logout: Request = {
    method: 'DELETE',
    url: '/v1/users/me/sessions/',
    headers: { authorization },
  };
  rows.push(describeResponse('login', { method: 'POST', url: '/v1/auth/jwt/login' }, login));
  rows.push(describeResponse('read of the own account', account, await app.inject(account)));
  rows.push(describeResponse('write', logout, await app.inject(logout)));

  const document = formatDocument(headers, rows, embedded.headers);
  await expect(document).toMatchFileSnapshot('../../../../docs/security-headers.md');
});

function formatDocument(
  headers: Readonly<Record<string, string>>,
  rows: readonly string[],
  embedded: LightMyRequestResponse['headers'],
): string {
  const ofEmbeds = Object.keys(headers)
    .filter((name) => embedded[name] !== headers[name])
    .map(
      (name) => `- \`${name}\`: ${embedded[name] === undefined ? '(none)' : `\`${String(embedded[name])}\``}`,
    );
  const common = Object.entries(headers).map(
    ([name, value]) => `- \`${name}\`: ${value === '' ? '(empty)' : `\`${value}\``}`,
  );
  return `# Headers of the responses

Every response but an embedded page has these headers, also errors and those that are sent before a request reaches a route. The values are those of the default settings behind HTTPS;
without it \`strict-transport-security\` and \`upgrade-insecure-requests\` are missing. The hosts are those of \`apps/server/src/plugins/external-hosts.ts\`.

${common.join('\n')}

Embedded pages (\`/embed/…\`), which every site may show in a frame, run no scripts and load only pictures of the map, which have the same \`cross-origin-resource-policy\`. They differ in:

${ofEmbeds.join('\n')}

Further headers, by kind of response. Only the files of the open data (\`/data/\`) allow other origins to read them (CORS, \`cross-origin-resource-policy: cross-origin\`), and only the calls of a session set cookies.

| kind | request | status | ${shownHeaders.join(' | ')} |
| --- | --- | --- | ${shownHeaders.map(() => '---').join(' | ')} |
${rows.join('\n')}

\`apps/server/src/plugins/response-headers.test.ts\` generates this document and fails when a header changes; \`npx vitest run --project server response-headers --update\` writes it
again.
`;
}

test('no response but the open data has a CORS header, and no response without a session has cookies', async () => {
  for (const [kind, request] of Object.entries(requests)) {
    const { headers } = await app.inject({
      ...request,
      headers: { ...request.headers, origin: 'https://other.example' },
    });
    const names = Object.keys(headers).filter(
      (name) => name === 'set-cookie' || name.startsWith('access-control-'),
    );
    expect(names, kind).toEqual([]);
  }
});
