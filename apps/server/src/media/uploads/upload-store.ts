import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { z } from 'zod';
import { RequestError } from '../../responses/request-error.ts';
import { singleHolder } from '../../lib/shared-limit.ts';
import { createDiskFullError, isDiskFull } from '../disk-full.ts';
import { checkAnnounced, checkReceived } from './check-room.ts';
import { editorsLimits, type UploadStoreLimits } from './upload-limits.ts';
import type { StagedFiles } from './staged-files.ts';
import type { AnnouncedUpload, Upload } from './upload.ts';

/** Files that are transferred in parts, where no request can read them. */
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
  /** Calls `work` with the path of the contents of a complete upload, which may be that of a temporary copy. */
  withFile<Result>(id: string, work: (file: string) => Promise<Result>): Promise<Result>;
  /** A missing upload is no error. */
  remove(id: string): Promise<void>;
  /** Removes the uploads without a new part for the time that the store keeps them. */
  removeAbandoned(now?: number): Promise<void>;
}

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

/** Applies the rules of uploads to staged files. All processes on one PostgreSQL share these. */
export function createUploadStore(
  staged: StagedFiles,
  limits: UploadStoreLimits = editorsLimits,
): UploadStore {
  /** When room was last made for an upload. */
  let lastClearing = 0;

  /** Those of the uploads that were present last; they never change. */
  const knownFacts = new Map<string, Facts>();

  /** One after another, because concurrent requests would all count the uploads before the others are created. */
  const creation = pLimit(1);

  async function create({ length, filename, client }: AnnouncedUpload): Promise<Upload> {
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
    await staged.create(id, JSON.stringify({ length, filename, client }));
    return { id, offset: 0, length, filename, client };
  }

  /** The facts of the present uploads; one that is removed at the same time is left out. */
  async function listFacts(): Promise<Facts[]> {
    const ids = new Set(await staged.listIds());
    for (const id of knownFacts.keys()) if (!ids.has(id)) knownFacts.delete(id);
    const found = await Promise.all([...ids].map((id) => readFacts(id).catch(() => null)));
    return found.filter((facts) => facts !== null);
  }

  async function list(): Promise<Upload[]> {
    const facts = await listFacts();
    const states = await staged.measureAll();
    return facts.flatMap((known) => {
      const state = states.get(known.id);
      return state === undefined ? [] : [{ ...known, offset: state.size }];
    });
  }

  async function readFacts(id: string): Promise<Facts> {
    const known = knownFacts.get(id);
    if (known !== undefined) return known;
    const facts = await parseFacts(id);
    knownFacts.set(id, facts);
    return facts;
  }

  /** Reads the stored facts; a request must not use those of an upload that another process has removed. */
  async function parseFacts(id: string): Promise<Facts> {
    return { id, ...factsSchema.parse(JSON.parse(await staged.readFacts(id))) };
  }

  async function removeAbandoned(now = Date.now()): Promise<void> {
    for (const [id, { size, modifiedAt }] of await staged.measureAll()) {
      const expiry = size === 0 ? limits.unstartedExpiry : limits.expiry;
      if (now - modifiedAt.getTime() > expiry) await staged.remove(id);
    }
  }

  async function find(id: string): Promise<Upload> {
    const facts = await parseFacts(id);
    return { ...facts, offset: (await staged.measure(id)).size };
  }

  return {
    find,
    remove: (id) => staged.remove(id),
    withFile: (id, work) => staged.withFile(id, work),
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
        return await staged.write(id, { offset, contents, end: upload.length });
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        await staged.remove(id);
        throw createDiskFullError(error);
      }
    },
    removeAbandoned,
  };
}
