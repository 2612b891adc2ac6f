import { sweepJob } from '../../jobs/sweep-job.ts';
import { transferRoutes } from '../../writes/transfers/transfer-routes.ts';
import { sharedReads, type Resource } from '../resource.ts';
import { creditsService } from './credits.ts';
import { createPendingPhotographs } from './photographs/pending-photographs.ts';
import { openPhotographs } from './photographs/photograph-stores.ts';
import { photographTransfer } from './photographs/photograph-transfer.ts';
import { findWaitingPhotographs } from './repository.ts';
import { proposalsRoutes } from './routes.ts';

export const proposals = {
  name: 'proposals',
  create({ orm, log, files, limits, pictures, keys: { hashValue } }) {
    const stores = openPhotographs(files);
    const photographs = createPendingPhotographs(stores, pictures.visitors);
    return {
      shared: sharedReads(creditsService(orm), {
        listCredits: 'The visitors whose corrections were accepted and who want to be named',
      }),
      async guardedRoutes(app, { correctable: subjects, publisher }) {
        await app.register(
          transferRoutes,
          photographTransfer({ uploads: stores.transfers, photographs, limits, hashValue }),
        );
        await app.register(proposalsRoutes, { limits, subjects, photographs, publisher, hashValue });
      },
      jobKinds: [
        sweepJob({
          name: 'abandoned-photographs',
          log,
          failure: 'abandoned uploads cannot be removed',
          sweep: () => stores.transfers.removeAbandoned(),
        }),
        sweepJob({
          name: 'unused-photographs',
          log,
          failure: 'photographs of no proposal cannot be removed',
          sweep: (database) => photographs.removeOthers(() => findWaitingPhotographs(database)),
        }),
      ],
    };
  },
} satisfies Resource;
