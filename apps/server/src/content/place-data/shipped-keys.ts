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
