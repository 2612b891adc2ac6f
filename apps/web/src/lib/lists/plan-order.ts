/** An element of an ordered list, with its number. */
export interface Ordered {
  readonly id: number;
  readonly seqid: number;
}

/** The distance between the numbers of neighbours after renumbering, so that others fit between them. */
const step = 10;

/**
 * Moves elements to another position.
 * @param list in its order
 * @param movedIds keep their order among each other
 * @param beforeId the element that they are moved before; null for the end
 * @returns only the numbers that change: those of the moved elements if there are enough numbers between the neighbours, else also those of
 * as few neighbours as make room; empty if nothing moves
 */
export function planOrder(
  list: readonly Ordered[],
  movedIds: ReadonlySet<number>,
  beforeId: number | null,
): readonly Ordered[] {
  const moved = list.filter(({ id }) => movedIds.has(id));
  const others = list.filter(({ id }) => !movedIds.has(id));
  // The target may be one of the moved elements: then the next one that stays.
  const target = list
    .slice(list.findIndex(({ id }) => id === beforeId))
    .find(({ id }) => beforeId !== null && !movedIds.has(id));
  const index = target === undefined ? others.length : others.indexOf(target);
  const wanted = [...others.slice(0, index), ...moved, ...others.slice(index)];
  if (wanted.every((element, at) => element === list[at])) return [];
  const numbers = new Map(list.map(({ id, seqid }) => [id, seqid]));
  const renumbered = renumber(wanted, findRoom(wanted, index, index + moved.length));
  return renumbered.filter(({ id, seqid }) => numbers.get(id) !== seqid);
}

/** The number of a new element between two neighbours. @returns null if there is none free */
export function seqidAfter(list: readonly Ordered[], afterId: number | null): number | null {
  const index = afterId === null ? list.length - 1 : list.findIndex(({ id }) => id === afterId);
  const before = list[index]?.seqid ?? 0;
  const after = list[index + 1]?.seqid ?? before + 2 * step;
  const middle = Math.floor((before + after) / 2);
  return middle > before && middle < after ? middle : null;
}

interface Range {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** Widens a range of the list in both directions until its elements fit between the numbers around it. */
function findRoom(list: readonly Ordered[], first: number, end: number): Range {
  let [from, to] = [first, end];
  for (let isRight = true; !fits(list, { from, to }); isRight = !isRight) {
    if (isRight) to = Math.min(list.length, to + 1);
    else from = Math.max(0, from - 1);
  }
  return { from, to };
}

function fits(list: readonly Ordered[], { from, to }: Range): boolean {
  const before = list[from - 1]?.seqid ?? Number.NEGATIVE_INFINITY;
  const after = list[to]?.seqid ?? Number.POSITIVE_INFINITY;
  return after - before > to - from;
}

/** The elements of a range with numbers that are evenly distributed between those around it. */
function renumber(list: readonly Ordered[], { from, to }: Range): Ordered[] {
  const count = to - from;
  const next = list[to]?.seqid;
  const before = list[from - 1]?.seqid ?? (next === undefined ? 0 : next - (count + 1) * step);
  const after = next ?? before + (count + 1) * step;
  const gap = Math.floor((after - before) / (count + 1));
  return list.slice(from, to).map(({ id }, at) => ({ id, seqid: before + gap * (at + 1) }));
}
