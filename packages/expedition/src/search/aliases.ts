import type { AliasRecord } from '@cae-map/contract/entities/place-data/alias-editing';

/** Another name of a place. */
export interface PlaceAlias {
  readonly placeId: number;
  readonly name: string;
  /** The language of the name, with its script when it is not the usual one (BCP 47): 'zh', 'ug-Latn'. */
  readonly language: string;
}

/** Lists every other name for every place of its record. */
export function listPlaceAliases(records: readonly AliasRecord[]): PlaceAlias[] {
  return records.flatMap(({ place_ids: placeIds, names }) =>
    names.flatMap(({ language, name }) => placeIds.map((placeId) => ({ placeId, name, language }))),
  );
}
