import type { Readable } from 'node:stream';
import { maxUploadBytes } from '@cae-map/contract/entities/images/upload-bounds';

/** A part of a file: the first and the last byte, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file that exists, whose contents have not been read yet. */
export interface StoredMedia {
  /** In bytes. */
  readonly size: number;
  /** A media type that is derived from the name. */
  readonly contentType: string;
  /** A strong entity tag in quotes. */
  readonly etag: string;
  readonly modifiedAt: Date;
  /**
   * Opens the contents, or a part of them. The caller consumes or destroys the stream, which ends with an error rather than early.
   * @throws {Error} with the code ENOENT when the file has been removed
   */
  read(range?: ByteRange): Promise<Readable>;
  /** Creates a short-lived URL at which browsers read the file themselves, when the store offers it. */
  readonly createUrl?: () => Promise<string>;
}

/** Reads files by name, such as `illustrations/pass.webp`. `isMediaName` describes valid names. */
export interface MediaReader {
  /** Finds a file; null when it does not exist or the name is not valid. */
  open(name: string): Promise<StoredMedia | null>;
}

export interface PutOptions {
  /** A type of `mediaTypes` that agrees with the extension of the name. */
  readonly contentType: string;
  /** The maximum size in bytes; by default `maxMediaSize`. */
  readonly maxSize?: number;
}

/** A file in the list of a store. */
export interface ListedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
}

/** What the contents of a file must be. */
export interface ExpectedContents {
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/**
 * Stores files under names. It has neither paths nor synchronous methods, so that an object storage can implement it.
 * Responses with a file are cached as immutable: a name is never used again for other contents.
 */
export interface MediaStore extends MediaReader {
  /** Where the files are, for messages to the operator. */
  readonly location: string;
  /**
   * Stores an uploaded file. It becomes visible as a whole when everything is stored durably; an error leaves no part of it.
   * @throws {RequestError} `invalid_request` for an invalid name, `unsupported_media_type` for a type that is not stored or
   * disagrees with the name, `payload_too_large` for contents over the maximum size.
   */
  put(name: string, contents: AsyncIterable<Uint8Array>, options: PutOptions): Promise<void>;
  /**
   * Adds a file of an archive or of another store, of any type.
   * @throws {RequestError} `invalid_request` for an invalid name and for contents that are not the expected ones, of which nothing is
   * left; `conflict` when there is a file of the name with other contents, which is kept; `payload_too_large` when the store has no
   * files of the size.
   */
  add(name: string, contents: AsyncIterable<Uint8Array>, expected: ExpectedContents): Promise<void>;
  /**
   * All files below a folder, which need not exist, in the order of their names. Files whose names are not valid, such as incomplete
   * ones, are left out.
   */
  list(folder: string): Promise<readonly ListedFile[]>;
  /**
   * Removes a file; a missing file is no error.
   * @throws {RequestError} `invalid_request` for an invalid name.
   */
  remove(name: string): Promise<void>;
  /** The SHA-256 that the store has kept of a file; undefined when its contents have to be read for it. */
  readonly findSha256?: (name: string) => Promise<string | undefined>;
}

/** The maximum size of a file by default, in bytes. */
export const maxMediaSize = maxUploadBytes;

/** The path below which the server sends files. */
export const mediaPrefix = '/media/';
