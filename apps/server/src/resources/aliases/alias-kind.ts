import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { aliasRevisionSchema, type AliasBody } from '@cae-map/contract/entities/place-data/alias-editing';
import { sql } from 'drizzle-orm';
import { aliases } from '../../database/schema.ts';
import { checkPlacesExist } from '../../writes/records/check-places-exist.ts';
import { placeTitles } from '../../writes/records/place-titles.ts';
import { tableKind } from '../../writes/records/table-kind.ts';

/** Other names of places, as editors change them. */
export const aliasKind = tableKind<typeof aliases, AliasBody, typeof aliasRevisionSchema>({
  contract: recordKinds.alias,
  table: aliases,
  html: null,
  schema: aliasRevisionSchema,
  computed: placeTitles(sql`(${aliases}.place_ids->>0)::int`),
  isReadAgain: ({ changedFields }) => changedFields.has('place_ids'),
  check: (transaction, changes) =>
    checkPlacesExist(
      transaction,
      changes.map(({ before, values }) => ({
        field: 'place_ids',
        former: before?.place_ids ?? [],
        ids: values.place_ids ?? [],
      })),
    ),
});
