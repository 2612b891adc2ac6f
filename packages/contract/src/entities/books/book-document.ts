import { z } from 'zod';
import { bookBodySchema } from './book-editing.ts';
import { chapterFields, hasOrderedChapterDates, orderOfChapterDates } from './chapter-editing.ts';
import { maxBytesKey } from '../../text.ts';
import { maxBookDocumentBytes } from './book-files.ts';
import { documentBounds } from './document-bounds.ts';
import { hasOrderedTextDates, orderOfTextDates, textFields } from './text-editing.ts';

/** A text without its position, which is its place in the list. */
export const textDocumentSchema = textFields
  .omit({ chapter_id: true, text_seqid: true })
  .strict()
  .refine(hasOrderedTextDates, orderOfTextDates);

/** A chapter with its texts in reading order. */
export const chapterDocumentSchema = chapterFields
  .omit({ book_id: true, chapter_seqid: true })
  .extend({ texts: z.array(textDocumentSchema).max(documentBounds.textsOfChapter) })
  .strict()
  .refine(hasOrderedChapterDates, orderOfChapterDates);

/**
 * A whole book: what is imported and exported in one step, and the JSON of its content format. The HTML of the texts names places and
 * people by their ids, as stored texts do.
 */
export const bookDocumentSchema = bookBodySchema
  .extend({
    chapters: z.array(chapterDocumentSchema).max(documentBounds.chapters),
  })
  .strict()
  .refine(
    ({ chapters }) => chapters.reduce((sum, { texts }) => sum + texts.length, 0) <= documentBounds.texts,
    { path: ['chapters'], message: `must have at most ${documentBounds.texts} texts in total` },
  )
  .meta({ [maxBytesKey]: maxBookDocumentBytes });

export type TextDocument = Readonly<z.infer<typeof textDocumentSchema>>;
export type ChapterDocument = Readonly<z.infer<typeof chapterDocumentSchema>>;
export type BookDocument = Readonly<z.infer<typeof bookDocumentSchema>>;
