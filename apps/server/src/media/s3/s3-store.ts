import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RequestError } from '../../responses/request-error.ts';
import { createOtherContents, limitSize, requireContents } from '../checked-contents.ts';
import { isMediaName, requireMediaName } from '../media-names.ts';
import { maxMediaSize, type ExpectedContents, type ListedFile, type MediaStore } from '../media-store.ts';
import { findMediaType, requireMediaType } from '../media-types.ts';
import { toParts } from './part-buffers.ts';
import { readObject } from './read-object.ts';
import type { S3Client } from './s3-client.ts';
import { putInParts } from './s3-multipart.ts';
import {
  deleteObject,
  headObject,
  listObjects,
  putNewObject,
  putObject,
  type S3Object,
} from './s3-objects.ts';

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

  /** The first part, and all parts when there are more. */
  async function split(contents: AsyncIterable<Uint8Array>) {
    const parts = toParts(contents);
    // toParts yields at least one part.
    const first = (await parts.next()).value as Buffer;
    const second = await parts.next();
    return second.done === true ? { first } : { first, all: startingWith([first, second.value], parts) };
  }

  async function put(name: string, contents: AsyncIterable<Uint8Array>, contentType: string): Promise<void> {
    const { first, all } = await split(contents);
    if (all === undefined)
      await putObject(client, keyOf(name), first, { contentType, sha256: sha256Of(first) });
    else await putInParts(client, keyOf(name), all, { contentType, isResumed: false });
  }

  async function add(
    name: string,
    contents: AsyncIterable<Uint8Array>,
    { sha256 }: ExpectedContents,
  ): Promise<void> {
    const headers = { contentType: findMediaType(name), sha256 };
    const { first, all } = await split(contents);
    if (all === undefined) {
      if (!(await putNewObject(client, keyOf(name), first, headers))) throw createOtherContents(name);
      return;
    }
    const present = await headObject(client, keyOf(name));
    if (present === null) await putInParts(client, keyOf(name), all, { ...headers, isResumed: true });
    else if (present.sha256 !== sha256) throw createOtherContents(name);
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
      await put(name, limitSize(contents, maxSize), contentType).finally(() => known.delete(name));
    },
    async add(name, contents, expected) {
      requireMediaName(name);
      if (expected.size > maxObjectBytes)
        throw new RequestError(
          'payload_too_large',
          `${name} has ${expected.size} bytes; S3 storages accept at most ${maxObjectBytes} bytes.`,
        );
      await add(name, requireContents(contents, expected), expected).finally(() => known.delete(name));
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

const sha256Of = (contents: Buffer): string => createHash('sha256').update(contents).digest('hex');

async function* startingWith(first: readonly Buffer[], others: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  yield* first;
  yield* others;
}
