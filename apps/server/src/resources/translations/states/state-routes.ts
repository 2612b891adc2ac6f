import type { FastifyPluginAsync } from 'fastify';
import { privateReadRoute } from '../../../writes/private-read-route.ts';
import type { TranslationsOptions } from '../translations-options.ts';
import { findDifference } from './find-difference.ts';
import { presentDetail, presentDetails, requireRecord } from './find-detail.ts';
import { findTranslation } from './find-translation.ts';
import { listFieldChanges } from './list-changes.ts';
import { listStates } from './list-states.ts';

/** The reads of the states and the texts of translations. */
export const stateRoutes: FastifyPluginAsync<TranslationsOptions> = async (app, { kinds }) => {
  const tag = 'translations';

  privateReadRoute(
    app,
    'listTranslations',
    ({ orm, parameters: { language = 'en', source_table: table, status } }) =>
      listStates(orm, kinds, { language, table, status }),
    { tag, summary: 'The states of all translatable fields that have a text, without the texts' },
  );

  privateReadRoute(
    app,
    'listTranslationsOfRecord',
    async ({ orm, caller, parameters: { source_table: table, source_id: id, language = 'en' } }) => {
      const record = await requireRecord(orm, kinds, table, id);
      return await presentDetails(orm, kinds, { table, id, record, language, callerId: caller.userId });
    },
    { tag, summary: 'The translations of the fields of a record, with their texts' },
  );

  privateReadRoute(
    app,
    'getTranslation',
    async ({ orm, caller, parameters: { id } }) => {
      const row = await findTranslation(orm, id);
      const record = await requireRecord(orm, kinds, row.source_table, row.source_id);
      return await presentDetail(orm, kinds, row, { record, callerId: caller.userId });
    },
    { tag, summary: 'A translation with its texts' },
  );

  privateReadRoute(
    app,
    'getTranslationDifference',
    async ({ orm, caller, parameters: { id } }) => {
      const row = await findTranslation(orm, id);
      const record = await requireRecord(orm, kinds, row.source_table, row.source_id);
      const detail = await presentDetail(orm, kinds, row, { record, callerId: caller.userId });
      return findDifference(row, detail);
    },
    { tag, summary: 'What has changed in the source since a translation was approved or made' },
  );

  privateReadRoute(
    app,
    'listTranslationChanges',
    async ({ orm, parameters }) => {
      await requireRecord(orm, kinds, parameters.source_table, parameters.source_id);
      return await listFieldChanges(orm, parameters);
    },
    { tag, summary: 'The last changes of the source and the translation of a field, the newest first' },
  );
};
