import type { LeftOut, LeftOutKind } from '@cae-map/geo-files/left-out';

/** One kind of contents that was left out of an import, for the message: a kind of the reader (`LeftOut`) or of the feature. */
export interface LeftOutEntry extends Omit<LeftOut, 'kind'> {
  readonly kind: LeftOutKind | OtherKind;
}

/** What a feature leaves out although the file could be read. */
export type OtherKind =
  /** Single points, which are not part of a line. */
  | 'point'
  /** Lines of one point. */
  | 'short-line'
  /** Lines, where only points are used. */
  | 'line'
  /** Features without a position. */
  | 'no-position'
  /** The ends of texts that are longer than allowed. */
  | 'text-end';

/** The messages of a language about contents that were left out. */
export interface LeftOutMessages {
  /** The contents of one kind with their number. */
  readonly kinds: Readonly<Record<LeftOutEntry['kind'], (count: number) => string>>;
  /** Where the first one is. */
  readonly line: (line: number) => string;
  readonly inFeature: (name: string) => string;
  readonly first: (where: string) => string;
  /** The sentence about all of them. */
  readonly sentence: (parts: string) => string;
}

/** Kinds whose value shows what was wrong. */
const kindsWithValue: ReadonlySet<LeftOutEntry['kind']> = new Set([
  'height',
  'time',
  'decimal-comma',
  'geometry',
]);

/** Describes what of a file was left out, in one sentence; an empty text if nothing was. */
export function describeLeftOut(entries: readonly LeftOutEntry[], leftOut: LeftOutMessages): string {
  const parts = entries.map(
    (entry) => leftOut.kinds[entry.kind](entry.count) + describeWhere(entry, leftOut),
  );
  return parts.length === 0 ? '' : leftOut.sentence(parts.join('; '));
}

function describeWhere(
  { kind, count, line = 1, name, value }: LeftOutEntry,
  leftOut: LeftOutMessages,
): string {
  const where = [
    ...(value !== undefined && kindsWithValue.has(kind) ? [value] : []),
    // Many programs write the whole file as one line.
    ...(line > 1 ? [leftOut.line(line)] : []),
    ...(name === undefined ? [] : [leftOut.inFeature(name)]),
  ].join(', ');
  if (where === '') return '';
  return ` (${count > 1 ? leftOut.first(where) : where})`;
}
