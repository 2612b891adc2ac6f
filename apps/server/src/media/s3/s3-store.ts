import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RequestError } from '../../responses/request-error.ts';
import { limitSize, requireContents } from '../checked-contents.ts';
import { isMediaName, requireMediaName } from '../media-names.ts';
import { maxMediaSize, type ListedFile, type MediaStore } from '../media-store.ts';
import { findMediaType, requireMediaType } from '../media-types.ts';
import { toParts } from './part-buffers.ts';
import { readObject } from './read-object.ts';
import type { S3Client } from './s3-client.ts';
import { putInParts } from './s3-multipart.ts';
import { deleteObject, headObject, listObjects, putObject, type S3Object } from './s3-objects.ts';

/** The largest object, in bytes: that of one PUT request of the protocol, and of copies within a storage. */
export const maxObjectBytes = 5 * 1024 ** 3;

interface S3StoreOptions {
  /** What precedes the names in the keys, such as `media/`. */
  readonly prefix: string;
  /** How long it is remembered whether an object exists, in milliseconds; 0 for files that are not read by visitors. */
  readonly knownFor?: number;
  /** How long the URLs for browsers are valid, in seconds; undefined for none. */
  readonly urlSeconds?: number | undefined;
}

/** The objects whose existence is remembered. */
const maxKnown = 20_000;

/** Stores files as objects below a prefix. */
export function s3Store(client: S3Client, { prefix, knownFor = 0, urlSeconds }: S3StoreOptions): MediaStore {
  const keyOf = (name: string): string => prefix + name;
  /** Objects that exist or not, so that an image is one request to the storage and an illustration none. */
  const known = new LRUCache<string, { readonly object: S3Object | null }>({
    max: maxKnown,
    ttl: knownFor || 1,
  });

  async function find(name: string): Promise<S3Object | null> {
    const remembered = known.get(name);
    if (remembered !== undefined) return remembered.object;
    const object = await headObject(client, keyOf(name));
    if (knownFor > 0) known.set(name, { object });
    return object;
  }

  async function write(
    name: string,
    contents: AsyncIterable<Uint8Array>,
    options: { readonly contentType: string; readonly sha256?: string },
  ): Promise<void> {
    const parts = toParts(contents);
    const first = await parts.next();
    // toParts yields at least one part.
    const whole: Buffer = first.done === true ? Buffer.alloc(0) : first.value;
    const second = await parts.next();
    try {
      if (second.done === true)
        return await putObject(client, keyOf(name), whole, {
          contentType: options.contentType,
          sha256: createHash('sha256').update(whole).digest('hex'),
        });
      await putInParts(client, keyOf(name), startingWith([whole, second.value], parts), {
        ...options,
        isResumed: options.sha256 !== undefined,
      });
    } finally {
      known.delete(name);
    }
  }

  return {
    location: `s3://${client.settings.bucket}/${prefix}`.replace(/\/$/, ''),
    async open(name) {
      if (!isMediaName(name)) return null;
      const object = await find(name);
      if (object === null) return null;
      return {
        size: object.size,
        contentType: findMediaType(name),
        etag: object.etag,
        modifiedAt: object.modifiedAt,
        async read(range) {
          try {
            return await readObject(client, object, range);
          } catch (error) {
            known.delete(name);
            throw error;
          }
        },
        ...(urlSeconds === undefined ? {} : { createUrl: () => client.presign(object.key, urlSeconds) }),
      };
    },
    async put(name, contents, { contentType, maxSize = maxMediaSize }) {
      requireMediaName(name);
      requireMediaType(name, contentType);
      await write(name, limitSize(contents, maxSize), { contentType });
    },
    async add(name, contents, expected) {
      requireMediaName(name);
      if (expected.size > maxObjectBytes)
        throw new RequestError(
          'payload_too_large',
          `${name} has ${expected.size} bytes; S3 storages accept at most ${maxObjectBytes} bytes.`,
        );
      const { sha256 } = expected;
      await write(name, requireContents(contents, expected), { contentType: findMediaType(name), sha256 });
    },
    async list(folder) {
      const files: ListedFile[] = [];
      for await (const { key, size, modifiedAt } of listObjects(
        client,
        folder === '' ? prefix : `${prefix}${folder}/`,
      )) {
        const name = key.slice(prefix.length);
        if (isMediaName(name)) files.push({ name, size, modifiedAt });
      }
      return files;
    },
    async remove(name) {
      requireMediaName(name);
      await deleteObject(client, keyOf(name));
      known.delete(name);
    },
    findSha256: async (name) => (await headObject(client, keyOf(name)))?.sha256,
  };
}

async function* startingWith(first: readonly Buffer[], others: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  yield* first;
  yield* others;
}
