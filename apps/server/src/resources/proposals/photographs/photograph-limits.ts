import { photographBounds } from '@cae-map/contract/entities/images/upload-bounds';
import type { UploadStoreLimits } from '../../../media/uploads/upload-limits.ts';
import type { SharedLimit } from '../../../lib/shared-limit.ts';

const { bytes, pendingBytes, transfers } = photographBounds;

/** The photographs that are being sent: how many, and how many bytes. */
export const transferLimits: UploadStoreLimits = {
  uploads: {
    usual: { address: 5, neighbourhood: 10, region: 20, whole: transfers },
    reserve: { address: 1, neighbourhood: 1, region: 4, whole: 3 * transfers },
  },
  bytes: {
    usual: { address: 5 * bytes, neighbourhood: 5 * bytes, region: 10 * bytes, whole: pendingBytes / 4 },
    reserve: { address: bytes, neighbourhood: bytes, region: 4 * bytes, whole: pendingBytes / 4 },
  },
  expiry: 60 * 60 * 1000,
  unstartedExpiry: 2 * 60 * 1000,
};

/** The bytes of the photographs that wait for a decision. Single addresses are not stored with proposals. */
export const waitingPhotographs: SharedLimit = {
  usual: { address: 6 * bytes, neighbourhood: 6 * bytes, region: 12 * bytes, whole: pendingBytes / 2 },
  reserve: { address: bytes, neighbourhood: bytes, region: 4 * bytes, whole: pendingBytes / 2 },
};
