import type { TextRange } from '@cae-map/expedition/search/words/words';
import type { SentenceRow } from '@cae-map/expedition/translations/sentence-rows/sentence-rows';

/** The index of the row with a character of one side; -1 if there is none. */
export function rowAt(rows: readonly SentenceRow[], side: keyof SentenceRow, offset: number): number {
  return rows.findIndex((row) => row[side].some(({ start, end }) => offset >= start && offset < end));
}

/** Where the sentences of a side of a row are, without the white space behind them. */
export function rangesOf(row: SentenceRow | undefined, side: keyof SentenceRow): TextRange[] {
  return (row?.[side] ?? []).map(({ start, text }) => [start, start + text.length]);
}

/** The text of a side of a row. */
export function textOf(row: SentenceRow | undefined, side: keyof SentenceRow): string {
  return (row?.[side] ?? []).map(({ text }) => text).join(' ');
}
