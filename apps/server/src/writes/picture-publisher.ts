import type { PhotographAcceptance } from '@cae-map/contract/entities/editing/proposal';
import type { Orm } from '../database/connection.ts';
import type { Caller } from './caller.ts';

/** What a change needs of the context of its call. */
export interface ChangeContext {
  readonly caller: Caller | null;
  readonly transaction: Orm;
}

/** A checked file of a picture. */
export interface PublishedFile {
  readonly path: string;
  /** An id that no other file has. */
  readonly uploadId: string;
  /** The name under which visitors download it. */
  readonly filename: string;
  readonly bytes: number;
}

/** A file that is stored with those of the images, and to which no image refers yet. */
export interface PreparedPicture {
  /**
   * Adds the image of a place with its history, as an editor's upload does. The transaction has called `lock` of the publisher.
   * @returns the id of the image
   * @throws {RequestError} `conflict` when an image has the same file
   */
  publish(
    context: ChangeContext,
    image: PhotographAcceptance & { readonly place_id: number },
  ): Promise<number>;
}

/** Publishes pictures that others than editors have sent; implemented by the resource of the images. */
export interface PicturePublisher {
  /** Lets no other transaction add an image until the end of this one; called before a row is locked. */
  lock(transaction: Orm): Promise<void>;
  /** @throws {RequestError} when the file is no picture, or `unavailable` while too many are being checked */
  prepare(file: PublishedFile): Promise<PreparedPicture>;
}
