import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { z } from 'zod';
import { RequestError } from '../../responses/request-error.ts';
import { singleHolder } from '../../lib/shared-limit.ts';
import { writeFileDurably } from '../durable-file.ts';
import { createDiskFullError, isDiskFull } from '../disk-full.ts';
import { checkAnnounced, checkReceived } from './check-room.ts';
import { editorsLimits, type UploadStoreLimits } from './upload-limits.ts';
import type { AnnouncedUpload, Upload } from './upload.ts';
import { writePart } from './write-part.ts';

/** Files that are transferred in parts, in a folder that no request can read. */
export interface UploadStore {
  /**
   * Begins an upload. When there is no room for it, abandoned ones are removed.
   * @throws {RequestError} `too_many_requests` when the client or all have as many uploads or bytes as the store accepts,
   * `unavailable` when the disk is full.
   */
  create(upload: AnnouncedUpload): Promise<Upload>;
  /** @throws {RequestError} `not_found` */
  find(id: string): Promise<Upload>;
  /**
   * Appends a part, which is on the disk when the promise resolves. Of a part that breaks off, the received bytes remain. When the
   * disk is full the upload is removed, because it cannot be completed and its bytes are needed.
   * @returns the bytes that are on the disk
   * @throws {RequestError} `conflict` when the part does not begin at the offset of the upload, `payload_too_large` when it is
   * longer than the upload, `too_many_requests` when all have sent as many bytes as the store accepts, `unavailable` when the disk
   * is full.
   */
  append(
    id: string,
    part: { readonly offset: number; readonly contents: AsyncIterable<Uint8Array> },
  ): Promise<number>;
  /** The path of the contents of a complete upload. */
  file(id: string): string;
  /** A missing upload is no error. */
  remove(id: string): Promise<void>;
  /** Removes the uploads without a new part for the time that the store keeps them. */
  removeAbandoned(now?: number): Promise<void>;
}

/** The folder of uploads within that of the media. Its name is not a valid media name. */
const uploadsFolder = '.uploads';

/** The least time between two clearings for uploads that are refused, in milliseconds. */
const clearingInterval = 1_000;

const factsSchema = z.object({
  length: z.int().positive(),
  filename: z.string(),
  /** Uploads of an earlier version have one client together. */
  client: z
    .object({ address: z.string(), neighbourhood: z.string(), region: z.string() })
    .default(singleHolder('')),
});

type Facts = z.output<typeof factsSchema> & { readonly id: string };

/**
 * Stores uploads below the folder of the media, each as its contents and a file with its facts. All processes on one PostgreSQL
 * share the folder; it need not exist.
 */
export function createUploadStore(
  mediaFolder: string,
  limits: UploadStoreLimits = editorsLimits,
): UploadStore {
  const folder = path.join(mediaFolder, uploadsFolder);
  const fileOf = (id: string): string => path.join(folder, id);
  const factsOf = (id: string): string => path.join(folder, `${id}.json`);

  /** When room was last made for an upload. */
  let lastClearing = 0;

  /** Those of the uploads that were present last; they never change. */
  const knownFacts = new Map<string, Facts>();

  /** One after another, because concurrent requests would all count the uploads before the others are created. */
  const creation = pLimit(1);

  async function create({ length, filename, client }: AnnouncedUpload): Promise<Upload> {
    await mkdir(folder, { recursive: true });
    const checkRoom = async () =>
      checkAnnounced(limits, { length, client }, { announced: await listFacts(), list });
    try {
      await checkRoom();
    } catch (error) {
      // Refusals of a flood must not read the folder again and again.
      if (Math.abs(Date.now() - lastClearing) < clearingInterval) throw error;
      lastClearing = Date.now();
      await removeAbandoned();
      await checkRoom();
    }
    const id = randomBytes(16).toString('hex');
    try {
      await writeFileDurably(fileOf(id), '');
      await writeFileDurably(factsOf(id), JSON.stringify({ length, filename, client }));
    } catch (error) {
      await remove(id);
      throw isDiskFull(error) ? createDiskFullError(error) : error;
    }
    return { id, offset: 0, length, filename, client };
  }

  /** The facts of the present uploads; one that is removed at the same time is left out. */
  async function listFacts(): Promise<Facts[]> {
    const names = await readdir(folder).catch(() => []);
    const ids = new Set(
      names.filter((name) => name.endsWith('.json')).map((name) => path.basename(name, '.json')),
    );
    for (const id of knownFacts.keys()) if (!ids.has(id)) knownFacts.delete(id);
    const found = await Promise.all([...ids].map((id) => readFacts(id).catch(() => null)));
    return found.filter((facts) => facts !== null);
  }

  async function list(): Promise<Upload[]> {
    const facts = await listFacts();
    const found = await Promise.all(facts.map((known) => measure(known).catch(() => null)));
    return found.filter((upload) => upload !== null);
  }

  async function readFacts(id: string): Promise<Facts> {
    const known = knownFacts.get(id);
    if (known !== undefined) return known;
    const facts = await parseFacts(id);
    knownFacts.set(id, facts);
    return facts;
  }

  /** Reads the file of the facts; a request must not use those of an upload that another process has removed. */
  async function parseFacts(id: string): Promise<Facts> {
    const text = await readFile(factsOf(id), 'utf8').catch(rejectMissing);
    return { id, ...factsSchema.parse(JSON.parse(text)) };
  }

  async function measure(facts: Facts): Promise<Upload> {
    const { size } = await stat(fileOf(facts.id)).catch(rejectMissing);
    return { ...facts, offset: size };
  }

  async function removeAbandoned(now = Date.now()): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    const ids = new Set(names.map((name) => path.basename(name, '.json')));
    for (const id of ids) {
      // Another process may remove it at the same time; facts without contents are left by a killed process.
      const { mtimeMs, size } = await stat(fileOf(id)).catch(() => ({ mtimeMs: 0, size: 0 }));
      const expiry = size === 0 ? limits.unstartedExpiry : limits.expiry;
      if (now - mtimeMs > expiry) await remove(id);
    }
  }

  async function find(id: string): Promise<Upload> {
    return await measure(await parseFacts(id));
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
      await checkReceived(limits, upload, list);
      try {
        return await writePart(fileOf(id), { offset, contents, end: upload.length });
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        await remove(id);
        throw createDiskFullError(error);
      }
    },
    removeAbandoned,
  };
}

function rejectMissing(error: unknown): never {
  if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT')
    throw new RequestError('not_found', 'There is no such upload: it was added, cancelled or abandoned.');
  throw error;
}
