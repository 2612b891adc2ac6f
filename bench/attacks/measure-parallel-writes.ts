import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import {
  createDatabase,
  startPostgresqlServer,
} from '../../apps/server/src/testing/databases/postgresql-server.ts';
import { administrator, createAdministrator } from '../../e2e/support/account-fixtures.ts';
import { startServer } from '../../e2e/support/start-server.ts';
import { logIn } from '../../e2e/support/editor-calls.ts';
import { quantile } from '../quantile.ts';
import type { Table } from '../report.ts';

/** The writes of each kind of run, and the clients that send them at the same time. */
const writeCount = 1_000;
const clientCount = 40;
/** The images that all writes change, few so that they meet. */
const imageCount = 6;
/** How often two administrators delete their accounts at the same time. */
const deletionRounds = 12;

/** The limits of requests and sign-ins are off, since those of one address are not measured. */
const withoutLimits = { RATE_LIMIT: '0', SIGN_IN_ATTEMPTS: '0', LOG_LEVEL: 'silent' };

/** A server on a separate PostgreSQL. */
interface Target {
  readonly address: string;
  readonly token: string;
  readonly createAdmin: (email: string) => Promise<string>;
}

/**
 * Measures edits, orders and renames of the same images at the same time on PostgreSQL, and the deletion of the last two administrators
 * at the same time.
 */
export async function measureParallelWrites(): Promise<readonly Table[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-parallel-'));
  const postgresql = await startPostgresqlServer();
  try {
    const settings = { ...withoutLimits, DATABASE_URL: await createDatabase(postgresql.origin) };
    const server = await startServer(folder, settings);
    try {
      const createAdmin = async (email: string): Promise<string> => {
        const credentials = { email, password: administrator.password };
        await createAdministrator(folder, credentials, 'Bench', settings);
        return await logIn(server.address, credentials);
      };
      const token = await createAdmin(administrator.email);
      const target = { address: server.address, token, createAdmin };
      return [await measureImageWrites(target), await measureDeletions(target)];
    } finally {
      await server.stop();
    }
  } finally {
    await postgresql.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureImageWrites(target: Target): Promise<Table> {
  const statuses = new Map<number, number>();
  const durations: number[] = [];
  let sent = 0;
  const images = await prepareImages(target);
  async function sendWrites(): Promise<void> {
    while (sent < writeCount) {
      sent += 1;
      const start = performance.now();
      const response = await sendWrite(target, images, sent);
      durations.push(performance.now() - start);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: clientCount }, sendWrites));
  return {
    title: 'Edits, orders and renames of the same images at the same time, PostgreSQL',
    head: ['writes', 'clients', 'images', 'responses by status', '500', 'p95, ms'],
    rows: [
      [
        String(writeCount),
        String(clientCount),
        String(imageCount),
        Array.from(statuses, ([status, count]) => `${count} × ${status}`).join(', '),
        String(statuses.get(500) ?? 0),
        quantile(durations, 0.95).toFixed(0),
      ],
    ],
  };
}

/** Returns images with files, so that they can be renamed. */
async function prepareImages({ address, token }: Target): Promise<readonly ImageRevision[]> {
  const response = await fetch(`${address}/v1/admin/images/`, { headers: authorize(token) });
  const images: ImageRevision[] = await response.json();
  const named = images.filter(({ filename }) => filename !== null).slice(0, imageCount);
  if (named.length < imageCount) throw new Error('the expedition has too few images with files');
  return named;
}

/** The versions are those that this client knows: a write of another version is a conflict, which is a correct response. */
const versions = new Map<number, number>();

async function sendWrite(
  { address, token }: Target,
  images: readonly ImageRevision[],
  number: number,
): Promise<Response> {
  const image = images[number % images.length];
  if (image === undefined) throw new Error('there are images');
  const { image_id, filename } = image;
  const version = versions.get(image_id) ?? image.version;
  const extension = (filename ?? '').slice((filename ?? '').lastIndexOf('.'));
  const send = async (method: string, path: string, body: object | null, ifMatch?: number) =>
    await fetch(`${address}/v1${path}`, {
      method,
      headers: {
        ...authorize(token),
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
      },
      body: body === null ? null : JSON.stringify(body),
    });
  const writes = [
    async () =>
      await send('PATCH', '/images/', {
        edits: [{ image_id, version, fields: { licence: `CC ${number}` } }],
      }),
    async () =>
      await send('PUT', '/images/change_seqids', {
        // Some in the reverse order, as two editors who drag the pictures differently.
        positions: (number % 2 === 0 ? images : images.toReversed()).map((each, index) => ({
          image_id: each.image_id,
          seqid: index + number,
        })),
      }),
    async () =>
      await send('PUT', `/images/${image_id}/rename?newfilename=bench-${number}${extension}`, null, version),
  ];
  const response = await (writes[number % writes.length] ?? writes[0])?.();
  if (response === undefined) throw new Error('there are writes');
  await noteVersions(response);
  return response;
}

async function noteVersions(response: Response): Promise<void> {
  const body: unknown = await response.json();
  const changed = response.ok
    ? Array.isArray(body)
      ? body
      : [body]
    : [Reflect.get(Object(body), 'versions')];
  for (const entry of changed) {
    const record: unknown = Reflect.get(Object(entry), 'record') ?? entry;
    const id: unknown = Reflect.get(Object(record), 'image_id');
    const version: unknown = Reflect.get(Object(record), 'version');
    if (typeof id === 'number' && typeof version === 'number')
      versions.set(id, Math.max(version, versions.get(id) ?? 0));
  }
}

async function measureDeletions({ address, token, createAdmin }: Target): Promise<Table> {
  let tokens = [token];
  let withoutAdmin = 0;
  const statuses = new Map<number, number>();
  let created = 0;
  for (let round = 0; round < deletionRounds; round += 1) {
    while (tokens.length < 2) tokens.push(await createAdmin(`round-${(created += 1)}@example.org`));
    const responses = await Promise.all(tokens.map((each) => deleteAccount(address, each)));
    for (const { status } of responses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    tokens = tokens.filter((_each, index) => responses[index]?.status !== 204);
    if (tokens.length === 0) withoutAdmin += 1;
  }
  return {
    title: 'The last two administrators delete their accounts at the same time, PostgreSQL',
    head: ['rounds', 'responses by status', 'rounds that left no administrator'],
    rows: [
      [
        String(deletionRounds),
        Array.from(statuses, ([status, count]) => `${count} × ${status}`).join(', '),
        String(withoutAdmin),
      ],
    ],
  };
}

async function deleteAccount(address: string, token: string): Promise<Response> {
  return await fetch(`${address}/v1/users/me/delete`, {
    method: 'POST',
    headers: { ...authorize(token), 'content-type': 'application/json' },
    body: JSON.stringify({ password: administrator.password }),
  });
}

function authorize(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
