/** The comparison of two texts, and what it cost. */
export interface EditSimilarity {
  /** 1 minus the Levenshtein distance in UTF-16 units per unit of the longer text; 0 if it is below the minimum. */
  readonly similarity: number;
  /** The computed cells of the table of distances. */
  readonly cells: number;
}

/**
 * Compares two texts by the Levenshtein distance within the diagonal band that the minimum allows (Ukkonen 1985). The equal beginning and
 * end are skipped.
 * @param minimum the similarity below which 0 is returned, above 0
 */
export function measureSimilarity(one: string, other: string, minimum: number): EditSimilarity {
  const longest = Math.max(one.length, other.length);
  if (longest === 0) return { similarity: 1, cells: 0 };
  // The rounding of the product must not exclude a similarity that is exactly the minimum.
  const most = Math.floor((1 - minimum) * longest + 1e-9);
  if (Math.abs(one.length - other.length) > most) return { similarity: 0, cells: 0 };
  const [a, b] = trimEqualEnds(one, other);
  const { distance, cells } = bandedDistance(a, b, most);
  return { similarity: distance > most ? 0 : 1 - distance / longest, cells };
}

function trimEqualEnds(one: string, other: string): [one: string, other: string] {
  let start = 0;
  const shortest = Math.min(one.length, other.length);
  while (start < shortest && one.charCodeAt(start) === other.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < shortest - start &&
    one.charCodeAt(one.length - 1 - end) === other.charCodeAt(other.length - 1 - end)
  )
    end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

/** The distance of two texts; `most + 1` if it is greater than `most`. */
function bandedDistance(a: string, b: string, most: number): { distance: number; cells: number } {
  const beyond = most + 1;
  if (a.length === 0 || b.length === 0) return { distance: a.length + b.length, cells: 0 };
  let before = new Int32Array(b.length + 1).fill(beyond);
  let row = new Int32Array(b.length + 1).fill(beyond);
  for (let column = 0; column <= Math.min(most, b.length); column += 1) before[column] = column;
  let cells = 0;
  for (let index = 1; index <= a.length; index += 1) {
    const first = Math.max(1, index - most);
    const last = Math.min(b.length, index + most);
    row[first - 1] = first === 1 ? index : beyond;
    const unit = a.charCodeAt(index - 1);
    let least = row[first - 1] ?? beyond;
    for (let column = first; column <= last; column += 1) {
      const replaced = (before[column - 1] ?? beyond) + (unit === b.charCodeAt(column - 1) ? 0 : 1);
      // The cell above the end of the band is outside of that of the row before and was never written.
      const removed = (before[column] ?? beyond) + 1;
      const added = (row[column - 1] ?? beyond) + 1;
      const distance = Math.min(replaced, removed, added, beyond);
      row[column] = distance;
      if (distance < least) least = distance;
    }
    cells += last - first + 1;
    if (least >= beyond) return { distance: beyond, cells };
    [before, row] = [row, before];
  }
  return { distance: before[b.length] ?? beyond, cells };
}
