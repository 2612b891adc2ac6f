import type { FilePart } from './write-part.ts';

/** What has been received of a staged file. */
export interface StagedState {
  /** In bytes, from the beginning of the file without a gap. */
  readonly size: number;
  /** Of the newest part. */
  readonly modifiedAt: Date;
}

/** Where the files are while they are transferred in parts, each with its facts. No request can read them. */
export interface StagedFiles {
  /** Adds an empty file with its facts. @throws {RequestError} `unavailable` when the disk is full; nothing is left then. */
  create(id: string, facts: string): Promise<void>;
  /** Returns the ids of all staged files whose facts are stored. */
  listIds(): Promise<readonly string[]>;
  /** All files, also those of which a killed process has left only a part; facts without contents have the size 0 and the time 0. */
  measureAll(): Promise<ReadonlyMap<string, StagedState>>;
  /** @throws {RequestError} `not_found` */
  readFacts(id: string): Promise<string>;
  /** @throws {RequestError} `not_found` */
  measure(id: string): Promise<StagedState>;
  /**
   * Writes a part, which is stored when the promise resolves, and returns its end. Of a part that breaks off, the received bytes
   * remain.
   * @throws {RequestError} `payload_too_large` when the part exceeds the file
   */
  write(id: string, part: FilePart): Promise<number>;
  /** A missing file is no error. */
  remove(id: string): Promise<void>;
  /**
   * Calls `work` with the path of the contents, for processes that read a file by its path. The path may be that of a temporary copy,
   * which is removed when the work has settled.
   */
  withFile<Result>(id: string, work: (file: string) => Promise<Result>): Promise<Result>;
}
