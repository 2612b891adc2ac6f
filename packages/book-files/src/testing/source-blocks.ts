import { recogniseBook, type RecognisedBook, type RecognitionOptions } from '../recognise/recognise-book.ts';
import type { SourceBlock } from '../source-file.ts';

/** A heading of a file. */
export const heading = (level: number, html: string): SourceBlock => ({ kind: 'heading', level, html });
/** A part of the text of a file. */
export const content = (html: string): SourceBlock => ({ kind: 'content', level: 0, html });
/** Paragraphs with contents in HTML. */
export const paragraphs = (...texts: readonly string[]): SourceBlock[] =>
  texts.map((text) => content(`<p>${text}</p>`));

const noMetadata = { title: '', author: '', language: null };

/** Recognises a file without metadata. */
export function recognise(
  blocks: readonly SourceBlock[],
  options: Partial<RecognitionOptions> = {},
): RecognisedBook {
  return recogniseBook(
    { metadata: noMetadata, blocks, leftOut: [] },
    { language: null, fileName: 'Дневник.docx', ...options },
  );
}
