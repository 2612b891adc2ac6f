import type { ProposalSubjectRecord, ProposedValues } from '@cae-map/contract/entities/editing/proposal';
import type { Orm } from '../database/connection.ts';

/** The records of a kind as proposals of visitors need them; implemented by the resource of the records. */
export interface CorrectableRecords {
  /** The published records with these ids as they are now; deleted ones are missing. */
  find(orm: Orm, ids: readonly number[]): Promise<readonly ProposalSubjectRecord[]>;
  /** Locks a record until the end of the transaction; undefined if it has been deleted. */
  lock(transaction: Orm, id: number): Promise<CorrectableRecord | undefined>;
}

/** A locked record. */
export interface CorrectableRecord {
  readonly version: number;
  /** The record as a conflict of versions reports it. */
  readonly present: () => unknown;
  /**
   * Changes the record, with its history.
   * @throws {RequestError} `invalid_request` when the values contradict the others of the record
   */
  readonly correct: (values: ProposedValues, editorId: number | null) => Promise<void>;
}
