import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { DeadlineError, withDeadline } from '../../lib/deadline.ts';
import type { OpenDataWriter } from '../../open-data/open-data-processes.ts';
import { RequestError } from '../../responses/request-error.ts';
import type { TaskQueue } from '../../responses/task-queue.ts';
import type { SigningKeys } from '../../security/signing-keys.ts';
import type { CallHandlers } from '../calls.ts';
import type { BuildFolder } from './build-folder.ts';
import { contentsOf, createIndex, memoryBuild, type DataBuild } from './data-build.ts';
import { readSource, type SourceDependencies } from './read-source.ts';

export interface OpenDataService extends CallHandlers<'getOpenData'> {
  /**
   * The files of the current records; the last built ones while the database does not respond.
   * @throws {RequestError} `unavailable` if there are none, or an error of the database
   */
  findBuild(): Promise<DataBuild>;
  /** The records have changed. */
  invalidate(): void;
}

export interface OpenDataServiceOptions extends SourceDependencies {
  readonly folder: BuildFolder;
  readonly writer: OpenDataWriter;
  /** Bounds what is built and waits. */
  readonly queue: TaskQueue;
  readonly keys: Pick<SigningKeys, 'dataKey'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** How long a request waits for new files when there are earlier ones, and when there are none; in milliseconds. */
const waits = { withEarlier: 4_000, withoutEarlier: 60_000 };

/** After a failure the earlier files are sent without another attempt, in milliseconds. */
const pauseAfterFailure = 5_000;

interface Current {
  readonly build: DataBuild;
  /** A hash of what it was built from. */
  readonly sourceHash: string;
  /** The number of invalidations before it was read. */
  readonly generation: number;
}

/**
 * The files of the open data, which are built at the first request after a change of the records. Requests at one time share one
 * building.
 */
export function openDataService(options: OpenDataServiceOptions): OpenDataService {
  const { folder, writer, queue, keys, log } = options;
  let generation = 0;
  let current: Current | null = null;
  let building: {
    readonly since: number;
    readonly generation: number;
    readonly result: Promise<Current>;
  } | null = null;
  let failedAt = -Infinity;

  async function build(): Promise<Current> {
    const readGeneration = generation;
    const source = await readSource(options);
    const privateKey = keys.dataKey().export({ type: 'pkcs8', format: 'pem' }).toString();
    const sourceHash = createHash('sha256')
      .update(JSON.stringify([source, privateKey]))
      .digest('hex');
    if (current?.sourceHash === sourceHash) return { ...current, generation: readGeneration };
    const written = await writer.write({ ...source, privateKey });
    const index = createIndex(written, source.options.origin);
    const contents = contentsOf(written);
    const stored = await folder.store(index, contents).catch((error: unknown) => {
      log.warn({ err: error }, 'the files of the open data cannot be stored, and are kept in memory');
      return memoryBuild(index, contents);
    });
    return { build: stored, sourceHash, generation: readGeneration };
  }

  function startBuilding(): Promise<Current> {
    // One that began before the last change would be outdated.
    if (building?.generation === generation) return building.result;
    const started = { since: Date.now(), generation, result: queue.run(build) };
    building = started;
    void settle(started);
    return started.result;
  }

  async function settle(started: NonNullable<typeof building>): Promise<void> {
    try {
      const built = await started.result;
      if (current === null || built.generation >= current.generation) current = built;
    } catch {
      // The requests that wait for it get the error.
      failedAt = Date.now();
    }
    if (building === started) building = null;
  }

  async function findCurrent(): Promise<DataBuild> {
    if (current?.generation === generation) return current.build;
    return (await startBuilding()).build;
  }

  async function findEarlier(): Promise<DataBuild | null> {
    return current?.build ?? (await folder.findNewest());
  }

  return {
    // Its response is cached until the next change, and is therefore never that of earlier records.
    getOpenData: async () => (await findCurrent()).index.description,
    async findBuild() {
      if (current?.generation === generation) return current.build;
      const earlier = await findEarlier();
      const isHanging = building !== null && Date.now() - building.since > waits.withEarlier;
      if (earlier !== null && (isHanging || Date.now() - failedAt < pauseAfterFailure)) return earlier;
      try {
        return await withDeadline(findCurrent(), earlier === null ? waits.withoutEarlier : waits.withEarlier);
      } catch (error) {
        if (earlier === null) throw error instanceof DeadlineError ? createNotReadyError(error) : error;
        log.warn({ err: error }, 'the open data are not current: the last files are sent');
        return earlier;
      }
    },
    invalidate() {
      generation += 1;
    },
  };
}

function createNotReadyError(cause: Error): RequestError {
  return new RequestError('unavailable', 'The files are not ready yet: try again in a minute.', { cause });
}
