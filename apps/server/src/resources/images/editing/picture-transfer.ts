import { maxUploadBytes } from '@cae-map/contract/entities/images/upload-bounds';
import { singleHolder } from '../../../lib/shared-limit.ts';
import type { UploadStore } from '../../../media/uploads/upload-store.ts';
import type { Transfer } from '../../../writes/transfers/transfer-routes.ts';

/** How editors send the files of pictures. */
export function pictureTransfer(uploads: UploadStore): Transfer {
  return {
    subject: 'a picture',
    calls: {
      create: 'createUpload',
      offset: 'getUploadOffset',
      append: 'appendToUpload',
      cancel: 'cancelUpload',
    },
    uploads,
    maxBytes: maxUploadBytes,
    async begin(request, upload) {
      const caller = await request.server.authenticate(request);
      return await uploads.create({ ...upload, client: singleHolder(`user ${caller?.userId}`) });
    },
  };
}
