import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordTag } from '@cae-map/contract/record-tags';
import type { Orm } from '../database/connection.ts';
import type { jobColumns } from '../database/schema/job-columns.ts';

/** A table with the columns of jobs. */
export type JobTable = PgTable & Readonly<Record<keyof ReturnType<typeof jobColumns>, AnyPgColumn>>;

/** The pauses between attempts, in seconds; they double up to the longest one. */
export interface RetryPauses {
  readonly first: number;
  readonly longest: number;
}

/** A kind of work in the background, as data: the queue and its workers are the same for all kinds. */
export interface JobKind {
  /** For the log, such as `sizes of images`. */
  readonly name: string;
  readonly table: JobTable;
  /** The column of `table` that identifies a job: its primary key. */
  readonly key: AnyPgColumn;
  readonly pauses: RetryPauses;
  /** The records that a job changes: lists made from them are invalidated. */
  readonly changes: readonly RecordTag[];
  /**
   * Works on a job. It may be repeated after an interruption, so that its files are stored before the transaction that calls `end`.
   * @param end ends the job in the transaction of its result; false when another process has taken the job over
   * @returns whether records of visitors have changed
   * @throws {Error} if it has failed
   */
  readonly work: (orm: Orm, id: number, end: (transaction: Orm) => Promise<boolean>) => Promise<boolean>;
  /** Why another attempt may succeed, besides the reasons of all kinds; undefined for an error that ends the job. */
  readonly findTemporaryReason?: (error: unknown) => string | undefined;
  /** The error of a failed job, for editors. */
  readonly describeFailure: (error: unknown) => string;
}
