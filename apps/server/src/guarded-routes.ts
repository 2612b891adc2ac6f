import cookie from '@fastify/cookie';
import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from './app.ts';
import { proposalsFolder } from './media/folder-store.ts';
import type { ImageFiles } from './media/image-files.ts';
import { sendSecurityHeaders } from './plugins/security-headers.ts';
import { createAccountServices } from './resources/accounts/account-services.ts';
import { accountsRoutes } from './resources/accounts/routes.ts';
import { correctableTexts } from './resources/books/correctable-texts.ts';
import { analysisRoutes } from './resources/images/analysis/routes.ts';
import { correctableImages } from './resources/images/correctable-images.ts';
import { editedImagesRoutes } from './resources/images/edited-routes.ts';
import { createUploadAdder } from './resources/images/editing/add-upload.ts';
import { pictureTransfer } from './resources/images/editing/picture-transfer.ts';
import { createPicturePublisher } from './resources/images/editing/publish-picture.ts';
import { thumbnailsRoutes } from './resources/images/thumbnails/routes.ts';
import { correctablePlaces } from './resources/places/correctable-places.ts';
import { editedPlacesRoutes } from './resources/places/edited-routes.ts';
import { presenceRoutes } from './resources/presence/routes.ts';
import { createPendingPhotographs } from './resources/proposals/photographs/pending-photographs.ts';
import { openPhotographs } from './resources/proposals/photographs/photograph-stores.ts';
import { photographTransfer } from './resources/proposals/photographs/photograph-transfer.ts';
import { proposalsRoutes } from './resources/proposals/routes.ts';
import type { SigningKeys } from './security/signing-keys.ts';
import type { Settings } from './settings.ts';
import { callers } from './writes/caller.ts';
import { transferRoutes } from './writes/transfers/transfer-routes.ts';

export interface GuardedRoutesOptions {
  readonly settings: Settings;
  readonly keys: SigningKeys;
  readonly files: ImageFiles;
  readonly pictures: AppDependencies['pictures'];
}

/** Calls that need an account or change records: they authenticate, and their responses are not cached. */
export async function guardedRoutes(
  app: FastifyInstance,
  { settings, keys, files, pictures }: GuardedRoutesOptions,
): Promise<void> {
  const { orm } = app.database;
  const services = createAccountServices({ orm, keys, log: app.log }, settings);
  const adder = createUploadAdder(
    orm,
    { uploads: files.incoming, originals: files.originals },
    pictures.editors,
  );
  const proposed = openPhotographs(proposalsFolder(settings.dataDir));
  const photographs = createPendingPhotographs(proposed, pictures.visitors);
  await app.register(sendSecurityHeaders);
  await app.register(cookie);
  await app.register(formBody);
  await app.register(callers, services);
  await app.register(accountsRoutes, services);
  await app.register(editedPlacesRoutes);
  await app.register(editedImagesRoutes, {
    adder,
    originals: files.originals,
    pictures: pictures.editors,
  });
  await app.register(thumbnailsRoutes);
  await app.register(analysisRoutes, files);
  await app.register(presenceRoutes);
  await app.register(transferRoutes, pictureTransfer(files.incoming));
  await app.register(
    transferRoutes,
    photographTransfer({
      uploads: proposed.transfers,
      photographs,
      limits: services.limits,
      hashValue: keys.hashValue,
    }),
  );
  await app.register(proposalsRoutes, {
    limits: services.limits,
    subjects: { place: correctablePlaces, image: correctableImages, text: correctableTexts },
    photographs,
    publisher: createPicturePublisher(adder),
    hashValue: keys.hashValue,
  });
}
