import { sharedReads, type Resource } from '../resource.ts';
import { commentRoutes } from './comments/comment-routes.ts';
import { editRoutes } from './editing/edit-routes.ts';
import { fileRoutes } from './files/file-routes.ts';
import { leaseRoutes } from './leases/lease-routes.ts';
import { outdatedService } from './states/list-outdated.ts';
import { stateRoutes } from './states/state-routes.ts';
import { suggestionRoutes } from './suggestions/suggestion-routes.ts';
import { syncTranslationsJob } from './synchronisation/sync-job.ts';
import { syncRoutes } from './synchronisation/sync-routes.ts';
import { findTranslatedKinds } from './translated-tables.ts';

export const translations = {
  name: 'translations',
  create({ orm, settings, translationFiles: files, recordKinds }) {
    const findKinds = () => findTranslatedKinds(recordKinds());
    return {
      shared: sharedReads(outdatedService(orm, findKinds, settings.translations.languages), {
        listOutdatedTranslations: 'The published translations whose source has changed since they were made',
      }),
      jobKinds: [syncTranslationsJob(findKinds)],
      async guardedRoutes(app) {
        const options = { kinds: findKinds() };
        await app.register(stateRoutes, options);
        await app.register(editRoutes, options);
        await app.register(syncRoutes, options);
        await app.register(leaseRoutes, options);
        await app.register(suggestionRoutes, options);
        await app.register(commentRoutes, options);
        const { languages } = settings.translations;
        await app.register(fileRoutes, { ...options, files, languages, origin: settings.publicUrl });
      },
    };
  },
} satisfies Resource;
