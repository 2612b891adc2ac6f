import type { RecordTag } from '@cae-map/contract/record-tags';
import type { z } from 'zod';
import type { Orm } from '../database/connection.ts';

/** The pauses between attempts, in seconds; they double up to the longest one. */
export interface RetryPauses {
  readonly first: number;
  readonly longest: number;
}

/** A job that is worked on. */
export interface JobContext<Payload> {
  readonly orm: Orm;
  readonly jobId: number;
  /** What the job is about within its kind. */
  readonly key: string;
  /** As it was added, or as the last `checkpoint` of an interrupted attempt has stored it. */
  readonly payload: Payload;
  /**
   * Aborted when the job is to stop: it was cancelled, the process shuts down, or another process has taken it over. Work that takes more
   * than seconds then throws (`signal.throwIfAborted()`) or returns without `end`.
   */
  readonly signal: AbortSignal;
  /** Reports how far the job is; stored at most once a second. @param total null while it is unknown */
  readonly progress: (done: number, total: number | null) => void;
  /**
   * Stores in a transaction what the next attempt starts with after an interruption, together with what has been done until then.
   * @returns false when another process has taken the job over: the transaction must not be committed
   */
  checkpoint(transaction: Orm, payload: Payload): Promise<boolean>;
  /**
   * Ends the job in the transaction of its result. Work that returns without it ends the job as well, with no result.
   * @param result what callers of the API read; JSON without secrets
   * @returns false when another process has taken the job over: the transaction must not be committed
   */
  readonly end: (transaction: Orm, result?: unknown) => Promise<boolean>;
}

/** A kind of work in the background, as data: the queue and its runner are the same for all kinds. */
export interface JobKind<Payload = unknown> {
  /** In the table and the log, such as `image-sizes`. It is never changed. */
  readonly name: string;
  /** The most jobs of the kind in parallel, in each process. */
  readonly concurrency: number;
  readonly pauses: RetryPauses;
  /** For recurring work, the interval in milliseconds. One process runs the job in each interval; its payload is empty. */
  readonly every?: number;
  /** The records that a job changes: lists made from them are invalidated. */
  readonly changes: readonly RecordTag[];
  readonly payload: z.ZodType<Payload>;
  /**
   * Works on a job. It may be repeated after an interruption, so that its files are stored before the transaction that calls `end`.
   * @returns whether records of visitors have changed
   * @throws {Error} if it has failed
   */
  work(context: JobContext<Payload>): Promise<boolean>;
  /** Why another attempt may succeed, besides the reasons of all kinds; undefined for an error that ends the job. */
  readonly findTemporaryReason?: (error: unknown) => string | undefined;
  /** The error of a failed job, for editors. */
  readonly describeFailure: (error: unknown) => string;
}
