import { maxPendingUploads } from '@cae-map/contract/entities/images/upload-bounds';
import type { SharedLimit } from '../../lib/shared-limit.ts';

/** What the clients of a store may have in it. */
export interface UploadStoreLimits {
  /** How many uploads. */
  readonly uploads: SharedLimit;
  /**
   * How many bytes. Those that are announced are counted for the networks of their client; the whole is of received ones, since
   * announcing costs nothing. Absent for trusted clients.
   */
  readonly bytes?: SharedLimit;
  /** After this time without a new part, in milliseconds, an upload is abandoned. */
  readonly expiry: number;
  /** The same for an upload of which nothing has been received. */
  readonly unstartedExpiry: number;
}

/** After this time without a new part, in milliseconds, the upload of an editor is abandoned. */
export const uploadExpiry = 24 * 60 * 60 * 1000;

/** How many uploads one editor can have while there is room for others. */
const usualOfEditor = 400;
/** How many an editor can have when other editors have used up the usual part. */
const reservedOfEditor = 50;

/** The limits of editors, who are trusted with the size of their pictures. */
export const editorsLimits = {
  uploads: {
    usual: {
      address: usualOfEditor,
      neighbourhood: usualOfEditor,
      region: usualOfEditor,
      whole: usualOfEditor,
    },
    reserve: {
      address: reservedOfEditor,
      neighbourhood: reservedOfEditor,
      region: reservedOfEditor,
      whole: maxPendingUploads - usualOfEditor,
    },
  },
  expiry: uploadExpiry,
  unstartedExpiry: 60 * 60 * 1000,
} as const satisfies UploadStoreLimits;
