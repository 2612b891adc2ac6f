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
  /** Opens the contents, or a part of them. The caller consumes or destroys the stream. */
  read(range?: ByteRange): Promise<Readable>;
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

/**
 * Stores uploaded files under names. It has neither paths nor synchronous methods, so that an object storage can implement it.
 * Responses with a file are cached as immutable: a name is never used again for other contents.
 */
export interface MediaStore extends MediaReader {
  /**
   * Stores a file. It becomes visible as a whole when everything is on the disk; an error leaves no part of it.
   * @throws {RequestError} `invalid_request` for an invalid name, `unsupported_media_type` for a type that is not stored or
   * disagrees with the name, `payload_too_large` for contents over the maximum size.
   */
  put(name: string, contents: AsyncIterable<Uint8Array>, options: PutOptions): Promise<void>;
  /** The names of all files below a folder, which need not exist. */
  list(folder: string): Promise<readonly string[]>;
  /**
   * Removes a file; a missing file is no error.
   * @throws {RequestError} `invalid_request` for an invalid name.
   */
  remove(name: string): Promise<void>;
  /**
   * The URL of a file for browsers: a path of this product, or a URL of a storage. The file need not exist.
   * @throws {RequestError} `invalid_request` for an invalid name.
   */
  url(name: string): string;
}

/** The maximum size of a file by default, in bytes. */
export const maxMediaSize = maxUploadBytes;

/** The path below which the server sends files. */
export const mediaPrefix = '/media/';
