import { sweepJob } from '../../jobs/sweep-job.ts';
import { createUploadStore } from '../../media/uploads/upload-store.ts';
import { transferRoutes } from '../../writes/transfers/transfer-routes.ts';
import { sharedReads, type Resource } from '../resource.ts';
import { analysisRoutes } from './analysis/routes.ts';
import { correctableImages } from './correctable-images.ts';
import { editedImagesRoutes } from './edited-routes.ts';
import { createUploadAdder } from './editing/add-upload.ts';
import { pictureTransfer } from './editing/picture-transfer.ts';
import { createPicturePublisher } from './editing/publish-picture.ts';
import { imageKind } from './record/image-kind.ts';
import { originalRoutes } from './routes.ts';
import { imagesService } from './service.ts';
import { thumbnailsRoutes } from './thumbnail-routes.ts';
import { imageSizesJob } from './thumbnails/image-sizes-job.ts';

export const images = {
  name: 'images',
  recordKinds: [imageKind],
  create({ orm, log, files, pictures: { editors: pictures, background } }) {
    const { illustrations, archived, staging } = files;
    const { media: uploads, originals } = archived;
    const incoming = createUploadStore(staging.editors);
    const service = imagesService(orm, { originals, published: [uploads, illustrations] });
    const adder = createUploadAdder(orm, { uploads: incoming, originals }, pictures);
    return {
      shared: sharedReads(service, { listImages: 'All enabled images' }),
      routes: (app) => originalRoutes(app, { service }),
      async guardedRoutes(app) {
        await app.register(editedImagesRoutes, { adder, originals, pictures });
        await app.register(thumbnailsRoutes);
        await app.register(analysisRoutes, { uploads, originals, illustrations });
        await app.register(transferRoutes, pictureTransfer(incoming));
      },
      correctable: { image: correctableImages },
      publisher: createPicturePublisher(adder),
      jobKinds: [
        imageSizesJob({ stores: { originals, published: uploads }, pictures: background }),
        sweepJob({
          name: 'abandoned-uploads',
          log,
          failure: 'abandoned uploads cannot be removed',
          sweep: () => incoming.removeAbandoned(),
        }),
        sweepJob({
          name: 'incomplete-files',
          log,
          failure: 'incomplete files cannot be removed',
          sweep: () => files.removeIncomplete(),
        }),
      ],
    };
  },
} satisfies Resource;
