import { fieldKey } from '@cae-map/contract/entities/translations/field-reference';
import type { FastifyPluginAsync } from 'fastify';
import { RequestError } from '../../../responses/request-error.ts';
import { privateReadRoute } from '../../../writes/private-read-route.ts';
import { loadNothing, writeRoute } from '../../../writes/write-route.ts';
import { findRecord } from '../../../writes/records/find-records.ts';
import { requireCaller } from '../require-caller.ts';
import { presentDetail } from '../states/find-detail.ts';
import type { TranslationsOptions } from '../translations-options.ts';
import { endLease, listLeases, readVersions, takeLease, trimLeases } from './leases.ts';

/** The calls by which users lease the fields that they translate. */
export const leaseRoutes: FastifyPluginAsync<TranslationsOptions> = async (app, { kinds }) => {
  const tag = 'translations';

  privateReadRoute(app, 'listTranslationLeases', ({ orm, caller }) => listLeases(orm, caller.userId), {
    tag,
    summary: 'The fields that users are translating',
  });

  writeRoute(
    app,
    'leaseTranslation',
    {
      load: loadNothing,
      async act({ transaction, caller, body: { candidates } }) {
        const { userId } = requireCaller(caller);
        const versions = await readVersions(
          transaction,
          candidates.map(({ reference }) => reference),
        );
        for (const { reference, version } of candidates) {
          // Most of an outdated list is skipped without a query for each field.
          if (version !== undefined && (versions.get(fieldKey(reference)) ?? 0) !== version) continue;
          const record = await findRecord(transaction, kinds[reference.source_table], reference.source_id);
          if (record === undefined) continue;
          const expiresAt = await takeLease(transaction, reference, userId);
          if (expiresAt === undefined) continue;
          const translation = await presentDetail(transaction, kinds, reference, {
            record,
            callerId: userId,
          });
          // Another user may have saved the field since the versions were read.
          if (version !== undefined && translation.version !== version) {
            await endLease(transaction, reference, userId);
            continue;
          }
          await trimLeases(transaction, userId);
          return { translation, expires_at: expiresAt.toISOString() };
        }
        throw new RequestError(
          'field_leased',
          'Other users are translating these fields, or have translated them: choose another one.',
        );
      },
    },
    { tag, summary: 'Leases the first of some fields that nobody else translates' },
  );

  writeRoute(
    app,
    'releaseTranslation',
    {
      load: loadNothing,
      async act({ transaction, caller, parameters }) {
        await endLease(transaction, parameters, requireCaller(caller).userId);
        return null;
      },
    },
    { tag, summary: 'Ends the lease of the caller on a field' },
  );
};
