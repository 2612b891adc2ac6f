import type { ClientNetworks } from '../../lib/shared-limit.ts';

/** A file that is being transferred in parts, or has been. */
export interface Upload {
  readonly id: string;
  /** The bytes that are on the disk. */
  readonly offset: number;
  /** The bytes of the whole file. */
  readonly length: number;
  /** As the client named it: to be cleaned before it is used. */
  readonly filename: string;
  /** Whose share it counts for: keyed hashes of networks, or a user. */
  readonly client: ClientNetworks;
}

/** An upload that a client announces. */
export type AnnouncedUpload = Pick<Upload, 'length' | 'filename' | 'client'>;
