import { photographBounds } from '@cae-map/contract/entities/images/upload-bounds';
import type { UploadStore } from '../../../media/uploads/upload-store.ts';
import type { AttemptLimits } from '../../../security/attempt-limits.ts';
import { clientNetworks, hashNetworks } from '../../../security/client-network.ts';
import type { SigningKeys } from '../../../security/signing-keys.ts';
import type { Transfer } from '../../../writes/transfers/transfer-routes.ts';
import { countPhotograph } from '../proposal-limits.ts';
import { sumWaitingBytes } from '../repository.ts';
import type { PendingPhotographs } from './pending-photographs.ts';

interface PhotographTransferParts {
  readonly uploads: UploadStore;
  readonly photographs: PendingPhotographs;
  readonly limits: AttemptLimits;
  /** Hides networks. */
  readonly hashValue: SigningKeys['hashValue'];
}

/** How visitors send the photographs of proposals. */
export function photographTransfer({
  uploads,
  photographs,
  limits,
  hashValue,
}: PhotographTransferParts): Transfer {
  return {
    subject: 'a photograph of a proposal',
    calls: {
      create: 'createPhotographUpload',
      offset: 'getPhotographOffset',
      append: 'appendToPhotograph',
      cancel: 'cancelPhotograph',
    },
    uploads,
    maxBytes: photographBounds.bytes,
    async begin({ ip, server }, upload) {
      await countPhotograph(limits, ip);
      const client = hashNetworks(clientNetworks(ip), hashValue);
      return await photographs.begin(
        { ...upload, client },
        await sumWaitingBytes(server.database.orm, client),
      );
    },
  };
}
