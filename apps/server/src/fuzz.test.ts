import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { errorBodySchema } from '@cae-map/contract/error-body';
import { pageMarkers } from '@cae-map/contract/api/page-renderer';
import { expect, inject, test } from 'vitest';
import { securityHeadersFor, type SecurityHeaders } from './plugins/security-headers.ts';
import { MalformedResponseError, readResponses, type RawResponse } from './testing/raw-http.ts';
import { rawExchanges, type RawExchange } from './testing/raw-requests.ts';
import { startServerProcess } from './testing/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** In milliseconds: for the server to close a connection, and for a first answer to a request that is not whole. */
const closeTimeout = 30_000;
const firstAnswerTimeout = 20;

/** Few enough for the server never to be busy. */
const concurrency = 8;
const exchangesPerSeed = 1000;
/** With so many failures the rest tells nothing new. */
const mostFailures = 10;

/**
 * A web application that costs little to render. It reads targets as a naive program does, so that a target which reaches
 * it and is read as another path or another host is seen.
 */
const addresses = `export function resolvePageAddress(target) {
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

function webFolder(): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'client', 'assets'), { recursive: true });
  mkdirSync(path.join(folder, 'renderer'));
  const page = `<html lang="ru"><head>${pageMarkers.head}</head><body>${pageMarkers.body}${pageMarkers.data}</body></html>`;
  writeFileSync(path.join(folder, 'client', 'index.html'), page);
  writeFileSync(path.join(folder, 'client', 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'client', 'assets', 'map-1a2b.js'), 'console.log("map");');
  writeFileSync(path.join(folder, 'renderer', 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'renderer', 'page-addresses.js'), addresses);
  writeFileSync(path.join(folder, 'renderer', 'renderer.js'), renderer);
  return folder;
}

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);

test('20,000 raw requests leave the server alive, without a fault, and answered as the contract says', async () => {
  const DATA_DIR = temporaryFolder();
  cpSync(inject('loadedDatabase'), path.join(DATA_DIR, 'database'), { recursive: true });
  const server = startServerProcess({ DATA_DIR, WEB_DIR: webFolder(), RATE_LIMIT: '0' });
  const address = await server.untilReady();
  const linesAtStart = linesOf(server.output()).length;
  const port = Number(new URL(address).port);
  const headers = await securityHeadersFor(address);
  const statuses = new Map<number, number>();

  const failures: string[] = [];

  for (const seed of seeds) {
    await inParallel(rawExchanges(seed, exchangesPerSeed), async (exchange, index) => {
      if (failures.length >= mostFailures) return;
      const { responses, problems } = await answersOf(port, exchange, headers);
      for (const { status } of responses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const request = describeBytes(exchange.bytes);
      for (const problem of problems)
        failures.push(`seed ${seed}, exchange ${index}: ${problem}\n${request}`);
    });
  }

  expect(failures.join('\n\n')).toBe('');
  expect((await fetch(`${address}/health/live`)).status).toBe(200);
  expect(linesOf(server.output()).slice(linesAtStart)).toEqual([]);
  expect(server.errors()).toBe('');
  // A run that reached no handler would prove little.
  expect([...statuses.keys()]).toEqual(
    expect.arrayContaining([200, 206, 302, 304, 400, 404, 413, 415, 416, 417, 422, 431]),
  );
  expect(statuses.get(200)).toBeGreaterThan(3000);
}, 400_000);

function linesOf(output: string): string[] {
  return output.split('\n').filter((line) => line !== '');
}

/** The bytes as a string of JavaScript, with long repetitions shortened. */
function describeBytes(bytes: Buffer): string {
  return JSON.stringify(bytes.toString('latin1')).replaceAll(
    /(.{1,16}?)\1{20,}/g,
    (run, piece: string) => `(${piece}){${run.length / piece.length}}`,
  );
}

async function inParallel<Item>(
  items: readonly Item[],
  act: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of waiting) await act(item, index);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

/** Resolves with everything that came back when the server has closed the connection. */
async function send(port: number, { bytes, isWhole }: RawExchange): Promise<Buffer> {
  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const hangUp = isWhole ? undefined : setTimeout(() => socket.end(), firstAnswerTimeout);
    const timer = setTimeout(() => {
      reject(new Error('the server does not close the connection'));
      socket.destroy();
    }, closeTimeout);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // The server may close while it has unread bytes, which resets the connection.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(hangUp);
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
  });
}

interface Answers {
  readonly responses: readonly RawResponse[];
  readonly problems: readonly string[];
}

async function answersOf(port: number, exchange: RawExchange, expected: SecurityHeaders): Promise<Answers> {
  const { methods, isWhole } = exchange;
  try {
    const responses = readResponses(await send(port, exchange), methods);
    const problems = responses.flatMap((response) => problemsOf(response, exchange, expected));
    if (isWhole && responses.length === 0) problems.push('there is no answer');
    return { responses, problems };
  } catch (error) {
    // An answer that the client did not wait for may be cut off.
    const isCutOff = error instanceof MalformedResponseError && !isWhole;
    return { responses: [], problems: isCutOff ? [] : [String(error)] };
  }
}

function problemsOf(response: RawResponse, exchange: RawExchange, expected: SecurityHeaders): string[] {
  const { status, headers, body } = response;
  const missing = Object.entries(expected).filter(([name, value]) => headers[name] !== value);
  const problems = missing.map(([name]) => `status ${status}: the header ${name} is ${headers[name]}`);
  if (status >= 500) problems.push(`status ${status}`);
  const { location } = headers;
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) problems.push(`redirected to ${location}`);
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  if (isPage && exchange.isWhole) problems.push(...problemsOfPage(body.toString(), exchange));
  if (status >= 400 && !(isPage && status === 404)) problems.push(...problemsOfError(response, exchange));
  return problems;
}

function problemsOfError({ status, body }: RawResponse, { methods }: RawExchange): string[] {
  const text = body.toString();
  if (text === '' && methods.includes('HEAD')) return [];
  // Neither a query nor the stack of an error, whose lines are escaped in JSON.
  if (/failed query|select .* from|\\n\s+at /i.test(text)) return [`status ${status}: ${text}`];
  try {
    errorBodySchema.strict().parse(JSON.parse(text));
    return [];
  } catch {
    return [`status ${status}: the body is ${JSON.stringify(text)}`];
  }
}

/** A page must be that of the path that was requested, on whichever place of the connection. */
function problemsOfPage(html: string, { bytes }: RawExchange): string[] {
  const shown = /<p id="path">([^<]*)</.exec(html)?.[1];
  if (shown === undefined) return [];
  const pathname = decodeURIComponent(shown);
  const targets = Array.from(
    bytes.toString('latin1').matchAll(/ (\/[^\s?]*)\S*(?= )/g),
    ([, target = '']) => target,
  );
  return targets.map(asWritten).includes(asWritten(pathname)) ? [] : [`the page of ${pathname}`];
}

/** Parsers of URLs encode some of these characters in a path. */
function asWritten(pathname: string): string {
  return pathname.replaceAll(/%(?:22|3C|3E|5E|60|7B|7C|7D)/gi, decodeURIComponent);
}
