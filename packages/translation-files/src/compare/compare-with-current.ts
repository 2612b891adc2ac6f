import { canonicalText, hashOfText } from '../model/text-hash.ts';
import type { TranslationFile } from '../model/translation-file.ts';
import type { TranslationUnit } from '../model/translation-unit.ts';
import { writeKey } from '../model/unit-key.ts';
import type { ComparedRow, Comparison, DoubledRows } from './comparison.ts';
import { matchRows, type MatchedRow } from './match-rows.ts';
import { createTextComparison, type TextComparison } from './text-comparison.ts';

/**
 * Compares a file with the units as they are now; nothing is written. A translation is edited if it is neither the current one nor, by its
 * hash, that of the export.
 * @param current the units of the language that are exported now, of the same selection as those of the file; others are ignored
 */
export function compareWithCurrent(file: TranslationFile, current: readonly TranslationUnit[]): Comparison {
  const units = current.filter(({ language }) => language === file.language);
  const { matched, unknown, notRecognised } = matchRows(file, units);
  const isSameText = createTextComparison(file);
  const doubled: DoubledRows[] = [];
  const changes: ComparedRow[] = [];
  const outdated: (ComparedRow & { readonly isEdited: boolean })[] = [];
  const conflicts: (ComparedRow & { readonly isOutdated: boolean })[] = [];
  let unchanged = 0;
  for (const rows of matched.values()) {
    const [first] = rows;
    if (first === undefined) continue;
    if (rows.length > 1) {
      const isSame = rows.every(({ row }) => row.target === first.row.target);
      doubled.push({ unit: first.unit, rows: rows.map(({ row }) => row), isSame });
      if (!isSame) continue;
    }
    const { compared, isEdited, isOutdated, isConflict } = compareRow(first, isSameText);
    if (isEdited && isConflict) conflicts.push({ ...compared, isOutdated });
    else if (isOutdated) outdated.push({ ...compared, isEdited });
    else if (isEdited) changes.push(compared);
    else unchanged += 1;
  }
  const isComplete = file.exportedUnits !== null && matched.size + unknown.length >= file.exportedUnits;
  const missing = isComplete ? [] : units.filter((unit) => !matched.has(writeKey(unit)));
  return { changes, unchanged, outdated, conflicts, missing, doubled, unknown, notRecognised };
}

function compareRow({ row, unit, matchedBy }: MatchedRow, isSameText: TextComparison) {
  const before = canonicalText(unit.target, unit.format);
  const isExported = row.targetHash === hashOfText(row.target, unit.format);
  const isEdited = !isExported && !isSameText(before, row.target, unit.format);
  return {
    compared: { unit, row: row.row, before: unit.target, after: row.target, matchedBy },
    isEdited,
    isOutdated: isSourceOutdated(row, unit, isSameText),
    isConflict: row.targetHash !== null && row.targetHash !== hashOfText(unit.target, unit.format),
  };
}

/** By the hash of the export, and by the text of a file that has lost it. */
function isSourceOutdated(
  row: MatchedRow['row'],
  unit: TranslationUnit,
  isSameText: TextComparison,
): boolean {
  if (row.sourceHash !== null) return row.sourceHash !== hashOfText(unit.source, unit.format);
  return row.source !== '' && !isSameText(canonicalText(unit.source, unit.format), row.source, unit.format);
}
