import { recordLanguages } from '@cae-map/contract/content-languages';
import { cleanText } from '@cae-map/contract/text';
import { Marked } from 'marked';
import { BookFileError } from '../failure.ts';
import type { FileContents } from '../file-contents.ts';
import { readSourceBlocks } from '../html/clean-source-html.ts';
import { footnotes } from './footnotes.ts';
import { readFrontMatter } from './front-matter.ts';
import { readOwnMarkdown } from './read-own-markdown.ts';
import { ownFormat } from './write-markdown.ts';

/** A line with 100 marks of quotes and lists within each other; the parser needs time with the square of their number. */
const deepLine = /^[ \t]*(?:(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])[ \t]*){100}/m;

/**
 * Reads a Markdown file, of `writeMarkdown` or of another program: CommonMark with tables, strikethrough and footnotes. HTML within it is
 * cleaned.
 * @throws {BookFileError} with the code `damaged` for 100 quotes and lists within each other, and `invalid-document` for a file of ours with a
 * field that a book cannot have
 */
export function readMarkdown(text: string): FileContents {
  const { fields, body } = readFrontMatter(cleanText(text));
  if (deepLine.test(body))
    throw new BookFileError('damaged', 'more than 100 quotes and lists within each other');
  if (fields['format'] === ownFormat) return { kind: 'own', own: readOwnMarkdown(fields, body) };
  const html = new Marked(footnotes(body)).parse(body, { async: false });
  const { blocks, leftOut } = readSourceBlocks(html);
  const language = (fields['lang'] ?? fields['language'] ?? '').slice(0, 2).toLowerCase();
  const metadata = {
    title: fields['title'] ?? '',
    author: fields['author'] ?? '',
    language: recordLanguages.find((each) => each === language) ?? null,
  };
  return { kind: 'source', source: { metadata, blocks, leftOut } };
}
