/** A row of the exported list. */
export interface ConcordanceRow {
  readonly date: string;
  readonly place: string;
  readonly sentence: string;
  readonly twin: string;
  readonly url: string;
}

/** The byte order mark, by which spreadsheets recognize UTF-8. */
const byteOrderMark = '\uFEFF';

/** Formats the rows as CSV (RFC 4180) with their headings. */
export function formatConcordance(headings: ConcordanceRow, rows: readonly ConcordanceRow[]): string {
  const lines = [headings, ...rows].map(({ date, place, sentence, twin, url }) =>
    [date, place, sentence, twin, url].map(formatCell).join(','),
  );
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

/** A spreadsheet would calculate a cell that begins like a formula; an apostrophe makes it a text. */
function formatCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
