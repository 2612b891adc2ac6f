import type { AliasBody } from '@cae-map/contract/entities/place-data/alias-editing';

/**
 * The keys by which the records of a content file are known to the next version of the product: the first place of an entry, and its number
 * among the entries with that place from the second on, such as `60` and `60#2`.
 */
export function shippedKeys(firstPlaces: readonly number[]): string[] {
  const counts = new Map<number, number>();
  return firstPlaces.map((placeId) => {
    const count = (counts.get(placeId) ?? 0) + 1;
    counts.set(placeId, count);
    return count === 1 ? String(placeId) : `${placeId}#${count}`;
  });
}

/** The keys of names, by their first places. */
export function aliasKeys(aliases: readonly AliasBody[]): string[] {
  return shippedKeys(aliases.map(({ place_ids: [first = 0] }) => first));
}
