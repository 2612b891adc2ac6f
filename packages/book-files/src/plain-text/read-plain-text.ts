import { cleanText } from '@cae-map/contract/text';
import { escapeText } from '../html/escape.ts';
import type { SourceFile } from '../source-file.ts';

/** Lines that are longer are whole paragraphs and not wrapped. */
const longestWrappedLine = 110;
/** A line that is shorter than this share of the width ends its paragraph. */
const fullLineShare = 0.65;

/**
 * Reads a plain text: paragraphs are separated by empty lines or begin with an indentation, and lines that were wrapped at a width are joined.
 * A line that is much shorter than the width, such as a date, is a paragraph.
 */
export function readPlainText(text: string): SourceFile {
  const lines = cleanText(text).replaceAll('\f', '\n').split('\n');
  const width = widthOf(lines);
  const paragraphs: string[] = [];
  let current = '';
  const flush = (): void => {
    if (current !== '') paragraphs.push(current);
    current = '';
  };
  let previous = '';
  for (const line of lines) {
    const content = line.trim();
    const isIndented = /^(?:\t| {2,})\S/.test(line) && !/^(?:\t| {2,})/.test(previous);
    if (isIndented || endsParagraph(previous.trim(), width)) flush();
    if (content !== '') current = joined(current, content);
    previous = line;
  }
  flush();
  return {
    metadata: { title: '', author: '', language: null },
    blocks: paragraphs.map((paragraph) => ({
      kind: 'content',
      level: 0,
      html: `<p>${escapeText(paragraph)}</p>`,
    })),
    leftOut: [],
  };
}

/** The width that most lines do not exceed. */
function widthOf(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.trim().length).filter((length) => length > 0);
  const sorted = lengths.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.9)] ?? 0;
}

function endsParagraph(line: string, width: number): boolean {
  return line.length > longestWrappedLine || line.length < width * fullLineShare;
}

/** Joins two lines; a hyphen at the end of a line may be part of the word and is kept. */
function joined(current: string, line: string): string {
  if (current === '') return line;
  return /\p{L}[-‐\u00AD]$/u.test(current)
    ? `${current.replace(/\u00AD$/, '')}${line}`
    : `${current} ${line}`;
}
