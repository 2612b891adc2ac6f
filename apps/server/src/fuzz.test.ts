import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { pageMarkers } from '@cae-map/contract/api/page-renderer';
import { expect, inject, test } from 'vitest';
import { listExternalHosts } from './plugins/external-hosts.ts';
import { createSecurityHeaders, type SecurityHeaders } from './plugins/security-headers.ts';
import { readSettings } from './settings.ts';
import { findErrorBodyProblems, findResponseProblems } from './testing/fuzz/response-problems.ts';
import { runConcurrently } from './testing/fuzz/run-concurrently.ts';
import { MalformedResponseError, readResponses, type RawResponse } from './testing/requests/raw-http.ts';
import { generateExchanges, type RawExchange } from './testing/requests/raw-requests.ts';
import { startServerProcess } from './testing/programs/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** In milliseconds: for the server to close a connection, and for a first response to an incomplete request. */
const closeTimeout = 30_000;
const firstResponseTimeout = 20;

const exchangesPerSeed = 1000;
/** The test stops after this number of failures. */
const maxFailures = 10;

/**
 * A web application whose pages render quickly. It parses targets naively, so that a target that it reads as another path
 * or host is detected.
 */
const resolver = `export function resolvePage(target) {
  const { pathname, search } = new URL(target, 'http://page.invalid');
  if (/^\\/(?!en)[a-z]{2}(?:\\/|$)/.test(pathname)) return { kind: 'redirect', to: '/' + search, status: 302 };
  return { kind: 'page', path: pathname + search };
}`;
const renderer = `export const createPageRenderer = () => ({
  async render({ path }) {
    const [pathname] = path.split('?');
    const status = /^\\/(?:en\\/?)?(?:place\\/[1-9]\\d{0,8})?$/.test(pathname) ? 200 : 404;
    const body = '<p id="path">' + encodeURIComponent(pathname) + '</p>';
    return { status, language: 'ru', head: '', body, data: null };
  },
});`;

function createWebFolder(): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'client', 'assets'), { recursive: true });
  mkdirSync(path.join(folder, 'renderer'));
  const page = `<html lang="ru"><head>${pageMarkers.head}</head><body>${pageMarkers.body}${pageMarkers.data}</body></html>`;
  writeFileSync(path.join(folder, 'client', 'index.html'), page);
  writeFileSync(path.join(folder, 'client', 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'client', 'assets', 'map-1a2b.js'), 'console.log("map");');
  writeFileSync(path.join(folder, 'renderer', 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'renderer', 'page-resolver.js'), resolver);
  writeFileSync(path.join(folder, 'renderer', 'renderer.js'), renderer);
  return folder;
}

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);

test('the server survives 20,000 raw requests without an error and with responses of the contract', async () => {
  const DATA_DIR = temporaryFolder();
  cpSync(inject('loadedDatabase'), path.join(DATA_DIR, 'database'), { recursive: true });
  // A busy machine has slow queries, which would be in the log.
  const environment = { RATE_LIMIT: '0', SLOW_QUERY_MILLISECONDS: '0' };
  const server = startServerProcess({ DATA_DIR, WEB_DIR: createWebFolder(), ...environment });
  const url = await server.waitUntilReady();
  const linesAtStart = splitLines(server.output()).length;
  const port = Number(new URL(url).port);
  const headers = await createSecurityHeaders(url, listExternalHosts(readSettings({})));
  const statuses = new Map<number, number>();

  const failures: string[] = [];

  for (const seed of seeds) {
    await runConcurrently(generateExchanges(seed, exchangesPerSeed), async (exchange, index) => {
      if (failures.length >= maxFailures) return;
      const { responses, problems } = await collectResponses(port, exchange, headers);
      for (const { status } of responses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const request = describeBytes(exchange.bytes);
      for (const problem of problems)
        failures.push(`seed ${seed}, exchange ${index}: ${problem}\n${request}`);
    });
  }

  expect(failures.join('\n\n')).toBe('');
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  expect(splitLines(server.output()).slice(linesAtStart)).toEqual([]);
  expect(server.errorOutput()).toBe('');
  // Every kind of handler must have been reached.
  expect([...statuses.keys()]).toEqual(
    expect.arrayContaining([200, 206, 302, 304, 400, 404, 413, 415, 416, 417, 422, 431]),
  );
  expect(statuses.get(200)).toBeGreaterThan(3000);
}, 400_000);

function splitLines(output: string): string[] {
  return output.split('\n').filter((line) => line !== '');
}

/** Formats bytes as a JavaScript string with long repetitions shortened. */
function describeBytes(bytes: Buffer): string {
  return JSON.stringify(bytes.toString('latin1')).replaceAll(
    /(.{1,16}?)\1{20,}/g,
    (run, piece: string) => `(${piece}){${run.length / piece.length}}`,
  );
}

/** Resolves with all received bytes when the server has closed the connection. */
async function send(port: number, { bytes, isComplete }: RawExchange): Promise<Buffer> {
  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const endTimer = isComplete ? undefined : setTimeout(() => socket.end(), firstResponseTimeout);
    const timer = setTimeout(() => {
      reject(new Error('the server does not close the connection'));
      socket.destroy();
    }, closeTimeout);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A server that closes with unread bytes resets the connection.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(endTimer);
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
  });
}

interface CheckedResponses {
  readonly responses: readonly RawResponse[];
  readonly problems: readonly string[];
}

async function collectResponses(
  port: number,
  exchange: RawExchange,
  expected: SecurityHeaders,
): Promise<CheckedResponses> {
  const { methods, isComplete } = exchange;
  try {
    const responses = readResponses(await send(port, exchange), methods);
    const problems = responses.flatMap((response) => findProblems(response, exchange, expected));
    if (isComplete && responses.length === 0) problems.push('there is no response');
    return { responses, problems };
  } catch (error) {
    // A response that the client did not wait for may be truncated.
    const isTruncated = error instanceof MalformedResponseError && !isComplete;
    return { responses: [], problems: isTruncated ? [] : [String(error)] };
  }
}

function findProblems(response: RawResponse, exchange: RawExchange, expected: SecurityHeaders): string[] {
  const { status, headers, body } = response;
  const problems = findResponseProblems(response, expected);
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  if (isPage && exchange.isComplete) problems.push(...findPageProblems(body.toString(), exchange));
  if (status >= 400 && !(isPage && status === 404)) problems.push(...findErrorProblems(response, exchange));
  return problems;
}

function findErrorProblems(response: RawResponse, { methods }: RawExchange): string[] {
  if (response.body.length === 0 && methods.includes('HEAD')) return [];
  return findErrorBodyProblems(response);
}

/** A page must be the page of one of the paths requested on the connection. */
function findPageProblems(html: string, { bytes }: RawExchange): string[] {
  const shown = /<p id="path">([^<]*)</.exec(html)?.[1];
  if (shown === undefined) return [];
  const pathname = decodeURIComponent(shown);
  const targets = Array.from(
    bytes.toString('latin1').matchAll(/ (\/[^\s?]*)\S*(?= )/g),
    ([, target = '']) => target,
  );
  return targets.map(decodeUnsafe).includes(decodeUnsafe(pathname)) ? [] : [`the page of ${pathname}`];
}

/** Decodes the characters that URL parsers encode in a path. */
function decodeUnsafe(pathname: string): string {
  return pathname.replaceAll(/%(?:22|3C|3E|5E|60|7B|7C|7D)/gi, decodeURIComponent);
}
