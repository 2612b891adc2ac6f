import { cpSync } from 'node:fs';
import { Agent, request as sendHttp, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { openEmbeddedDatabase } from './database/embedded.ts';
import { jobs } from './database/schema.ts';
import { httpLimits } from './http/limits.ts';
import { listExternalHosts } from './plugins/external-hosts.ts';
import { createSecurityHeaders } from './plugins/security-headers.ts';
import { readSettings } from './settings.ts';
import { hashTables } from './testing/fuzz/hash-tables.ts';
import { listOperations, type OpenApiDocument } from './testing/fuzz/openapi-document.ts';
import { generateRequests, type GeneratedRequest } from './testing/fuzz/openapi-requests.ts';
import {
  findErrorBodyProblems,
  findResponseProblems,
  type CheckedResponse,
} from './testing/fuzz/response-problems.ts';
import { runConcurrently } from './testing/fuzz/run-concurrently.ts';
import { startServerProcess } from './testing/programs/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const requestCount = 20_000;
/** The test stops after this number of failures. */
const maxFailures = 10;

/** Operations that create a record for anyone who sends a valid body. */
const invalidFields = { register: 'email' };

/** Tables of counts that requests of any client change. */
const countingTables = ['log_counts', 'attempts'];

/** Without requests to providers of maps, and without the log of slow queries, which a busy machine has. */
const environment = { RATE_LIMIT: '0', ONLINE_MAPS: 'never', SLOW_QUERY_MILLISECONDS: '0' };

test('20,000 requests generated from the OpenAPI document, without valid credentials, cause no server error and no change', async () => {
  const DATA_DIR = temporaryFolder();
  cpSync(inject('loadedDatabase'), path.join(DATA_DIR, 'database'), { recursive: true });
  const before = await hashDatabase(DATA_DIR);
  const server = startServerProcess({ DATA_DIR, WEB_DIR: temporaryFolder(), ...environment });
  const url = await server.waitUntilReady();
  const outputAtStart = server.output();
  const headers = await createSecurityHeaders(url, listExternalHosts(readSettings(environment)));
  const document = (await (await fetch(`${url}/v1/openapi.json`)).json()) as OpenApiDocument;
  const operations = listOperations(document);
  const agent = new Agent({ keepAlive: true });
  const statuses = new Set<number>();
  const reached = new Set<string>();
  const failures: string[] = [];

  const requests = generateRequests(operations, { seed: 2, count: requestCount, invalidFields });
  await runConcurrently(requests, async (request, index) => {
    if (failures.length >= maxFailures) return;
    const response = await send(new URL(url).port, request, agent);
    if (response === 'closed') return;
    statuses.add(response.status);
    if (isFromEndpoint(response)) reached.add(request.operation.id);
    const problems = findResponseProblems(response, headers);
    // The response to HEAD has no body.
    const hasBody = request.operation.method !== 'HEAD';
    if (response.status >= 400 && hasBody) problems.push(...findErrorBodyProblems(response));
    for (const problem of problems)
      failures.push(`request ${index}: ${problem}\n${describeRequest(request)}`);
  });

  agent.destroy();
  expect(failures.join('\n\n')).toBe('');
  expect(operations.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 413, 415, 422]));
  expect(server.output()).toBe(outputAtStart);
  server.process.kill('SIGTERM');
  expect(await server.waitForExit()).toBe(0);
  expect(server.errorOutput()).toBe('');
  expect(await hashDatabase(DATA_DIR)).toEqual(before);
}, 300_000);

async function hashDatabase(dataDir: string): Promise<Record<string, string>> {
  const database = await openEmbeddedDatabase(path.join(dataDir, 'database'));
  // The server adds the jobs of recurring work itself.
  await database.orm.delete(jobs).where(eq(jobs.key, 'recurring'));
  const hashes = await hashTables(database.orm);
  await database.close();
  return Object.fromEntries(Object.entries(hashes).filter(([table]) => !countingTables.includes(table)));
}

/** Whether the router has found an endpoint for the path. */
function isFromEndpoint({ status, body }: CheckedResponse): boolean {
  return status !== 400 && !(status === 404 && body.includes('There is nothing at'));
}

/** Resolves with 'closed' when the server has closed the connection while a body over the limit was being sent. */
async function send(
  port: string,
  { operation, target, headers, body }: GeneratedRequest,
  agent: Agent,
): Promise<CheckedResponse | 'closed'> {
  const isTooLarge = body !== undefined && body.bytes.length > httpLimits.bodyLimit;
  const response = await new Promise<IncomingMessage | 'closed'>((resolve, reject) => {
    const typeHeader = body?.contentType === undefined ? {} : { 'content-type': body.contentType };
    const lengthHeader = body === undefined ? {} : { 'content-length': String(body.bytes.length) };
    const options = {
      host: '127.0.0.1',
      port,
      method: operation.method,
      path: target,
      agent,
      // Lists are large; errors are never compressed.
      headers: { 'accept-encoding': 'br', ...headers, ...typeHeader, ...lengthHeader },
    };
    sendHttp(options, resolve)
      .on('error', (error) => (isTooLarge ? resolve('closed') : reject(error)))
      .end(body?.bytes ?? '');
  });
  if (response === 'closed') return response;
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
}

function describeRequest({ operation, target, headers, body }: GeneratedRequest): string {
  const shortened = body && { type: body.contentType, text: body.bytes.toString('latin1', 0, 500) };
  return JSON.stringify({ method: operation.method, target, headers, body: shortened });
}
