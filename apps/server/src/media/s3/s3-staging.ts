import { Readable } from 'node:stream';
import { RequestError } from '../../responses/request-error.ts';
import { withTemporaryCopy } from '../temporary-copy.ts';
import type { StagedFiles, StagedState } from '../uploads/staged-files.ts';
import { createUnknownUpload } from '../uploads/unknown-upload.ts';
import type { FilePart } from '../uploads/write-part.ts';
import { toParts } from './part-buffers.ts';
import { readObject } from './read-object.ts';
import type { S3Client } from './s3-client.ts';
import { deleteObject, headObject, listObjects, putObject, type S3Object } from './s3-objects.ts';

const factsName = 'facts.json';
const bytes = 'application/octet-stream';

/** A part of a staged file. */
interface StoredPart {
  readonly object: S3Object;
  /** The offset of the first byte, and that after the last one. */
  readonly start: number;
  readonly end: number;
}

/**
 * Keeps uploads as objects below a prefix: each received part is one (`ID/OFFSET-LENGTH`), and the facts are one. Objects cannot be
 * extended, and parts of a multipart upload must have 5 MiB.
 */
export function s3Staging(client: S3Client, prefix: string): StagedFiles {
  const folderOf = (id: string): string => `${prefix}${id}/`;

  async function listObjectsOf(id: string): Promise<S3Object[]> {
    const objects: S3Object[] = [];
    for await (const object of listObjects(client, folderOf(id))) objects.push(object);
    return objects;
  }

  async function measureAll(): Promise<Map<string, StagedState>> {
    const objects = new Map<string, S3Object[]>();
    for await (const object of listObjects(client, prefix)) {
      const [id = ''] = object.key.slice(prefix.length).split('/');
      objects.set(id, [...(objects.get(id) ?? []), object]);
    }
    return new Map(Array.from(objects, ([id, own]) => [id, measureParts(own)]));
  }

  return {
    measureAll,
    create: (id, facts) =>
      putObject(client, folderOf(id) + factsName, Buffer.from(facts), { contentType: 'application/json' }),
    async listIds() {
      const ids: string[] = [];
      for await (const { key } of listObjects(client, prefix)) {
        const [id = '', name] = key.slice(prefix.length).split('/');
        if (name === factsName) ids.push(id);
      }
      return ids;
    },
    async readFacts(id) {
      const object = await headObject(client, folderOf(id) + factsName);
      if (object === null) throw createUnknownUpload();
      return Buffer.concat(await (await readObject(client, object)).toArray()).toString('utf8');
    },
    async measure(id) {
      const objects = await listObjectsOf(id);
      if (objects.length === 0) throw createUnknownUpload();
      return measureParts(objects);
    },
    write: (id, part) => writeObjects(client, folderOf(id), part),
    async remove(id) {
      // The facts first: without them there is no upload.
      await deleteObject(client, folderOf(id) + factsName);
      for (const { key } of await listObjectsOf(id)) await deleteObject(client, key);
    },
    async withFile(id, work) {
      const parts = chain(await listObjectsOf(id));
      const read = async () => Readable.from(readParts(client, parts), { objectMode: false });
      return await withTemporaryCopy({ read }, work);
    },
  };
}

/** Stores a part as one object for each 8 MiB; of one that breaks off, what was received. */
async function writeObjects(
  client: S3Client,
  folder: string,
  { offset, end, contents }: FilePart,
): Promise<number> {
  let position = offset;
  const reception: Reception = {};
  for await (const body of toParts(untilFailure(contents, reception))) {
    const fitting = body.subarray(0, end - position);
    if (fitting.byteLength > 0)
      await putObject(client, `${folder}${toDigits(position)}-${fitting.byteLength}`, fitting, {
        contentType: bytes,
      });
    position += fitting.byteLength;
    if (fitting.byteLength < body.byteLength)
      throw new RequestError('payload_too_large', `The upload was announced with ${end} bytes and has more.`);
  }
  if (reception.failure !== undefined) throw reception.failure.error;
  return position;
}

/** The outcome of contents that are read. */
interface Reception {
  failure?: { readonly error: unknown };
}

/** Contents that end where their source fails, so that what precedes is stored. */
async function* untilFailure(
  contents: AsyncIterable<Uint8Array>,
  reception: Reception,
): AsyncGenerator<Uint8Array> {
  try {
    yield* contents;
  } catch (error) {
    reception.failure = { error };
  }
}

/** Keys in the order of the offsets. */
const toDigits = (offset: number): string => String(offset).padStart(12, '0');

function measureParts(objects: readonly S3Object[]): StagedState {
  const newest = objects.reduce((time, { modifiedAt }) => Math.max(time, modifiedAt.getTime()), 0);
  return { size: chain(objects).at(-1)?.end ?? 0, modifiedAt: new Date(newest) };
}

/**
 * The parts from the beginning of a file without a gap. A request whose connection was thought to be dead and the one that replaced it
 * can both have stored bytes of the same place, which are the same.
 */
function chain(objects: readonly S3Object[]): StoredPart[] {
  const parts = objects.flatMap((object) => {
    const [, offset, length] = /\/(\d{12})-(\d+)$/.exec(object.key) ?? [];
    const start = Number(offset);
    return offset === undefined ? [] : [{ object, start, end: start + Number(length) }];
  });
  const chained: StoredPart[] = [];
  for (let end = 0; ;) {
    const [next] = parts
      .filter((part) => part.start <= end && part.end > end)
      .toSorted((one, other) => other.end - one.end);
    if (next === undefined) return chained;
    chained.push({ ...next, start: end });
    end = next.end;
  }
}

async function* readParts(client: S3Client, parts: readonly StoredPart[]): AsyncGenerator<Uint8Array> {
  for (const { object, start, end } of parts) {
    const skipped = object.size - (end - start);
    yield* await readObject(client, object, { start: skipped, end: object.size - 1 });
  }
}
