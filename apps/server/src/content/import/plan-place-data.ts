import { isDeepStrictEqual } from 'node:util';
import type { Orm } from '../../database/connection.ts';
import { aliasKind } from '../../resources/aliases/alias-kind.ts';
import { heightKind } from '../../resources/heights/height-kind.ts';
import { checkPlacesExist } from '../../writes/records/check-places-exist.ts';
import { findAllRecords } from '../../writes/records/find-records.ts';
import type { PlaceData } from '../place-data/place-data.ts';
import { aliasKeys } from '../place-data/shipped-keys.ts';
import type { ImportReport } from './import-plan.ts';
import { planRows, type Write } from './plan-records.ts';

type Report = ImportReport & { unchanged: number };

/**
 * Plans the import of names for search and heights. Names belong to the record with the same places and names, with the same key of the
 * product, or with the same places; a height to the record of its place. A deleted record is skipped only if there is no other.
 * @throws {RequestError} `invalid_request` with a place that does not exist
 */
export async function planPlaceData(
  transaction: Orm,
  report: Report,
  { aliases, heights }: PlaceData,
): Promise<Write[]> {
  await checkPlacesExist(transaction, [
    { field: 'names', former: [], ids: (aliases ?? []).flatMap(({ place_ids: ids }) => ids) },
    { field: 'heights', former: [], ids: (heights ?? []).map(({ place_id: id }) => id) },
  ]);
  return [
    ...(aliases === null ? [] : await planAliases(transaction, report, aliases)),
    ...(heights === null ? [] : await planHeights(transaction, report, heights)),
  ];
}

async function planAliases(
  transaction: Orm,
  report: Report,
  imported: NonNullable<PlaceData['aliases']>,
): Promise<Write[]> {
  const stored = await findAllRecords(transaction, aliasKind);
  const keys = aliasKeys(imported);
  const free = new Set(stored.filter(({ deleted_at }) => deleted_at === null));
  const take = (record: (typeof stored)[number] | undefined) => {
    if (record !== undefined) free.delete(record);
    return record;
  };
  // Unchanged groups first, so that no other group takes their records.
  const unchanged = imported.map(({ place_ids, names }) =>
    take([...free].find((record) => isDeepStrictEqual([record.place_ids, record.names], [place_ids, names]))),
  );
  const rows = imported.map((alias, index) => {
    const record =
      unchanged[index] ??
      take([...free].find(({ shipped_key }) => shipped_key === keys[index])) ??
      take([...free].find(({ place_ids }) => isDeepStrictEqual(place_ids, alias.place_ids))) ??
      stored.find(({ shipped_key, deleted_at }) => deleted_at !== null && shipped_key === keys[index]);
    return {
      id: record?.alias_id ?? null,
      name: `names of place ${alias.place_ids.join(', ')}`,
      values: alias,
    };
  });
  return await planRows(transaction, report, aliasKind, rows);
}

async function planHeights(
  transaction: Orm,
  report: Report,
  imported: NonNullable<PlaceData['heights']>,
): Promise<Write[]> {
  const stored = await findAllRecords(transaction, heightKind);
  const rows = imported.map((height) => {
    const ofPlace = stored.filter(({ place_id: id }) => id === height.place_id);
    const record = ofPlace.find(({ deleted_at }) => deleted_at === null) ?? ofPlace[0];
    return { id: record?.height_id ?? null, name: `height of place ${height.place_id}`, values: height };
  });
  return await planRows(transaction, report, heightKind, rows);
}
