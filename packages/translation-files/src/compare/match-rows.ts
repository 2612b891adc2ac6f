import { canonicalText } from '../model/text-hash.ts';
import type { TranslationFile, TranslationRow } from '../model/translation-file.ts';
import type { TranslationUnit } from '../model/translation-unit.ts';
import { writeKey } from '../model/unit-key.ts';

/** A row with its unit. */
export interface MatchedRow {
  readonly row: TranslationRow;
  readonly unit: TranslationUnit;
  readonly matchedBy: 'id' | 'source';
}

/** The rows of a file by whether they have a unit. */
export interface MatchedRows {
  /** The rows of each unit, by its key. */
  readonly matched: ReadonlyMap<string, readonly MatchedRow[]>;
  readonly unknown: readonly TranslationRow[];
  readonly notRecognised: readonly TranslationRow[];
}

/** Finds the units of rows by their ids, then those of rows without an id by their source texts, which must be that of one free unit. */
export function matchRows({ rows }: TranslationFile, units: readonly TranslationUnit[]): MatchedRows {
  const matched = new Map<string, MatchedRow[]>();
  const add = (row: TranslationRow, unit: TranslationUnit, matchedBy: MatchedRow['matchedBy']): void => {
    const key = writeKey(unit);
    const rowsOfUnit = matched.get(key) ?? [];
    rowsOfUnit.push({ row, unit, matchedBy });
    matched.set(key, rowsOfUnit);
  };
  const unitOf = new Map(units.map((unit) => [writeKey(unit), unit]));
  const unknown: TranslationRow[] = [];
  for (const row of rows) {
    if (row.key === null) continue;
    const unit = unitOf.get(writeKey(row.key));
    if (unit === undefined) unknown.push(row);
    else add(row, unit, 'id');
  }
  const bySource = groupBySource(units.filter((unit) => !matched.has(writeKey(unit))));
  const notRecognised: TranslationRow[] = [];
  for (const row of rows) {
    if (row.key !== null) continue;
    const candidates = new Set([
      ...(bySource.get(sourceKey('html', row.source)) ?? []),
      ...(bySource.get(sourceKey('plain', row.asPlain?.source ?? row.source)) ?? []),
    ]);
    const [unit] = candidates;
    if (unit === undefined || candidates.size > 1) notRecognised.push(row);
    else add(unit.format === 'html' ? row : { ...row, ...row.asPlain }, unit, 'source');
  }
  return { matched, unknown, notRecognised };
}

function groupBySource(units: readonly TranslationUnit[]): ReadonlyMap<string, readonly TranslationUnit[]> {
  const groups = new Map<string, TranslationUnit[]>();
  for (const unit of units) {
    const source = canonicalText(unit.source, unit.format);
    if (source.trim() === '') continue;
    const key = sourceKey(unit.format, source);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [unit]);
    else group.push(unit);
  }
  return groups;
}

function sourceKey(format: TranslationUnit['format'], source: string): string {
  return `${format} ${source}`;
}
