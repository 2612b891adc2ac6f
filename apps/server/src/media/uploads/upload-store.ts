import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { z } from 'zod';
import { maxPendingUploads } from '@cae-map/contract/entities/images/upload-bounds';
import { RequestError } from '../../responses/request-error.ts';
import { writeFileDurably } from '../durable-file.ts';
import { createDiskFullError, isDiskFull } from '../disk-full.ts';
import { writePart } from './write-part.ts';

/** A file that is being transferred in parts, or has been. */
export interface Upload {
  readonly id: string;
  /** The bytes that are on the disk. */
  readonly offset: number;
  /** The bytes of the whole file. */
  readonly length: number;
  /** As the client named it: to be cleaned before it is used. */
  readonly filename: string;
}

/** Files that are transferred in parts, in a folder that no request can read. */
export interface UploadStore {
  /**
   * @throws {RequestError} `too_many_requests` when there are as many uploads as the store accepts, `unavailable` when the disk is
   * full.
   */
  create(upload: Pick<Upload, 'length' | 'filename'>): Promise<Upload>;
  /** @throws {RequestError} `not_found` */
  find(id: string): Promise<Upload>;
  /**
   * Appends a part, which is on the disk when the promise resolves. Of a part that breaks off, the received bytes remain. When the
   * disk is full the upload is removed, because it cannot be completed and its bytes are needed.
   * @returns the bytes that are on the disk
   * @throws {RequestError} `conflict` when the part does not begin at the offset of the upload, `payload_too_large` when it is
   * longer than the upload, `unavailable` when the disk is full.
   */
  append(
    id: string,
    part: { readonly offset: number; readonly contents: AsyncIterable<Uint8Array> },
  ): Promise<number>;
  /** The path of the contents of a complete upload. */
  file(id: string): string;
  /** A missing upload is no error. */
  remove(id: string): Promise<void>;
  /** The bytes that the present uploads have, or will have when they are complete. */
  announcedBytes(): Promise<number>;
  /** Removes the uploads without a new part for the time that the store keeps them. */
  removeAbandoned(now?: number): Promise<void>;
}

export interface UploadStoreLimits {
  /** The most uploads at once. */
  readonly maxUploads: number;
  /** After this time without a new part, in milliseconds, an upload is abandoned. */
  readonly expiry: number;
}

/** After this time without a new part, in milliseconds, the upload of an editor is abandoned. */
export const uploadExpiry = 24 * 60 * 60 * 1000;

/** The folder of uploads within that of the media. Its name is not a valid media name. */
const uploadsFolder = '.uploads';

const factsSchema = z.object({ length: z.int().positive(), filename: z.string() });

/**
 * Stores uploads below the folder of the media, each as its contents and a file with its facts. All processes on one PostgreSQL
 * share the folder; it need not exist.
 */
export function createUploadStore(
  mediaFolder: string,
  { maxUploads, expiry }: UploadStoreLimits = { maxUploads: maxPendingUploads, expiry: uploadExpiry },
): UploadStore {
  const folder = path.join(mediaFolder, uploadsFolder);
  const fileOf = (id: string): string => path.join(folder, id);
  const factsOf = (id: string): string => path.join(folder, `${id}.json`);

  /** One after another, because requests at the same time would all count the uploads before the others have begun. */
  const creation = pLimit(1);

  async function create({ length, filename }: Pick<Upload, 'length' | 'filename'>): Promise<Upload> {
    await mkdir(folder, { recursive: true });
    const pending = (await readdir(folder)).filter((name) => name.endsWith('.json')).length;
    if (pending >= maxUploads)
      throw new RequestError(
        'too_many_requests',
        `There are ${pending} uploads already: try again when some of them are finished.`,
      );
    const id = randomBytes(16).toString('hex');
    try {
      await writeFileDurably(fileOf(id), '');
      await writeFileDurably(factsOf(id), JSON.stringify({ length, filename }));
    } catch (error) {
      await remove(id);
      throw isDiskFull(error) ? createDiskFullError(error) : error;
    }
    return { id, offset: 0, length, filename };
  }

  async function find(id: string): Promise<Upload> {
    const text = await readFile(factsOf(id), 'utf8').catch(rejectMissing);
    const { size } = await stat(fileOf(id)).catch(rejectMissing);
    return { id, offset: size, ...factsSchema.parse(JSON.parse(text)) };
  }

  async function remove(id: string): Promise<void> {
    // The facts first: without them there is no upload.
    await rm(factsOf(id), { force: true });
    await rm(fileOf(id), { force: true });
  }

  return {
    find,
    remove,
    file: fileOf,
    create: (upload) => creation(() => create(upload)),
    async append(id, { offset, contents }) {
      const upload = await find(id);
      if (upload.offset !== offset)
        throw new RequestError(
          'conflict',
          `The upload has ${upload.offset} bytes: continue there, not at ${offset}.`,
        );
      try {
        return await writePart(fileOf(id), { offset, contents, end: upload.length });
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        await remove(id);
        throw createDiskFullError(error);
      }
    },
    async announcedBytes() {
      let bytes = 0;
      for (const name of await readdir(folder).catch(() => [])) {
        // An upload that is removed at the same time has no facts any more.
        if (name.endsWith('.json'))
          bytes += await find(path.basename(name, '.json')).then(
            ({ length }) => length,
            () => 0,
          );
      }
      return bytes;
    },
    async removeAbandoned(now = Date.now()) {
      const names = await readdir(folder).catch(() => []);
      const ids = new Set(names.map((name) => path.basename(name, '.json')));
      for (const id of ids) {
        // Another process may remove it at the same time; facts without contents are left by a killed process.
        const { mtimeMs } = await stat(fileOf(id)).catch(() => ({ mtimeMs: 0 }));
        if (now - mtimeMs > expiry) await remove(id);
      }
    },
  };
}

function rejectMissing(error: unknown): never {
  if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT')
    throw new RequestError('not_found', 'There is no such upload: it was added, cancelled or abandoned.');
  throw error;
}
