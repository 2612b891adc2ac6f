import type { OutdatedTranslation } from '@cae-map/contract/entities/translations/translation';
import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import type { Orm } from '../../../database/connection.ts';
import type { CallHandlers } from '../../calls.ts';
import type { TranslatedKinds } from '../translated-tables.ts';
import { listStates } from './list-states.ts';

/** The endpoint of the published translations whose source has changed since. */
export function outdatedService(
  orm: Orm,
  findKinds: () => TranslatedKinds,
  languages: readonly TargetLanguage[],
): CallHandlers<'listOutdatedTranslations'> {
  return {
    async listOutdatedTranslations() {
      const outdated: OutdatedTranslation[] = [];
      for (const language of languages)
        for (const state of await listStates(orm, findKinds(), { language, status: 'needs_update' })) {
          const { source_table, source_id, field } = state;
          outdated.push({ source_table, source_id, field, language });
        }
      return outdated;
    },
  };
}
