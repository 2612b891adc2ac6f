import { TranslationFileError } from '../failure.ts';

/**
 * Parses CSV of RFC 4180, with any line breaks.
 * @param separator one character
 * @param mostRecords a file with more fails
 * @throws {TranslationFileError} with the code `damaged` for a quotation mark that is not closed, or `too-many-units`
 */
export function parseRecords(text: string, separator: string, mostRecords: number): string[][] {
  const records: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  let line = 1;
  const endRecord = (): void => {
    // An empty line is no record.
    if (cells.length > 1 || cells[0] !== '') records.push(cells);
    if (records.length > mostRecords) throw new TranslationFileError('too-many-units', { most: mostRecords });
    cells = [];
  };
  while (at < text.length) {
    const { cell, end, lines } = readCell(text, at, separator, line);
    cells.push(cell);
    line += lines;
    at = end;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) cells.push('');
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    line += 1;
    endRecord();
  }
  if (cells.length > 0) endRecord();
  return records;
}

interface Cell {
  readonly cell: string;
  /** The position of the separator or line break behind it. */
  readonly end: number;
  /** The line breaks within it. */
  readonly lines: number;
}

function readCell(text: string, start: number, separator: string, line: number): Cell {
  if (text[start] !== '"') return readBareCell(text, start, separator);
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) throw new TranslationFileError('damaged', { line, reason: 'an open quotation mark' });
    parts.push(text.slice(from, quote));
    if (text[quote + 1] !== '"') {
      // Characters behind the closing mark belong to the cell, as spreadsheets read them.
      const rest = readBareCell(text, quote + 1, separator);
      const cell = parts.join('"');
      return { cell: cell + rest.cell, end: rest.end, lines: cell.split('\n').length - 1 };
    }
    from = quote + 2;
  }
}

function readBareCell(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { cell: text.slice(start, end), end, lines: 0 };
}
