import { translatableTables } from '@cae-map/contract/enumerations';
import type { FastifyPluginAsync } from 'fastify';
import { addJobs } from '../../../jobs/add-jobs.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { loadNothing, writeRoute } from '../../../writes/write-route.ts';
import { requireCaller } from '../require-caller.ts';
import { presentDetails, requireRecord } from '../states/find-detail.ts';
import type { TranslationsOptions } from '../translations-options.ts';
import { syncJobKind } from './sync-job.ts';
import { syncRecords } from './sync-records.ts';

/** The calls that compare translations with their sources and update their states. */
export const syncRoutes: FastifyPluginAsync<TranslationsOptions> = async (app, { kinds }) => {
  const tag = 'translations';

  writeRoute(
    app,
    'syncTranslations',
    {
      load: loadNothing,
      async act({ transaction, caller, parameters }) {
        const { source_table: table, source_id: id, language = 'en' } = parameters;
        const { found } = await syncRecords(transaction, kinds, { table, ids: [id], language });
        if (found === 0) throw new RequestError('not_found', `There is no record ${id} of ${table}.`);
        const record = await requireRecord(transaction, kinds, table, id);
        const { userId: callerId } = requireCaller(caller);
        return await presentDetails(transaction, kinds, { table, id, record, language, callerId });
      },
    },
    { tag, summary: 'Compares the translations of a record with its source, and updates their states' },
  );

  writeRoute(
    app,
    'syncAllTranslations',
    {
      load: loadNothing,
      async act({ transaction, caller, parameters: { data_source: source, language = 'en' } }) {
        const payload = {
          tables: source === 'all' ? [...translatableTables] : [source],
          language,
          after: null,
          done: 0,
          changed: 0,
        };
        // Users read the jobs that they have started: each has one.
        const { userId } = requireCaller(caller);
        const job = { key: `${source} ${language} ${userId}`, payload };
        const [jobId] = await addJobs(transaction, syncJobKind, [job], userId);
        if (jobId === undefined) throw new Error('the added job has an id');
        return { job_id: jobId };
      },
    },
    { tag, summary: 'Starts a job that synchronises the translations of a table, or of all' },
  );
};
