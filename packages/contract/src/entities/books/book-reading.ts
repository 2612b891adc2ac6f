import { z } from 'zod';
import { bookDocumentSchema } from './book-document.ts';
import { bookFormats, doubtKinds, leftOutKinds } from './book-files.ts';

/** A doubt about a text, with its place in the book that was read. */
export const doubtSchema = z.object({
  kind: z.enum(doubtKinds),
  chapter: z.int().min(0).describe('the index of the chapter in the book'),
  text: z.int().min(0).describe('the index of the text in the chapter'),
  words: z.string().describe('the words that caused the doubt, as they stand in the text'),
});

/** One kind of contents that was left out, with what an editor needs to find it. */
export const leftOutSchema = z.object({
  kind: z.enum(leftOutKinds),
  count: z.int().positive(),
  example: z
    .string()
    .describe('the name of an element, of a file in an archive, or the beginning of the text; may be empty'),
});

/** What was read of a file: the book, what an editor should look at, and what was left out. */
export const bookReadingSchema = z.object({
  format: z.enum(bookFormats),
  book: bookDocumentSchema,
  doubts: z.array(doubtSchema),
  left_out: z.array(leftOutSchema),
});

export type Doubt = Readonly<z.infer<typeof doubtSchema>>;
export type LeftOut = Readonly<z.infer<typeof leftOutSchema>>;
export type BookReading = Readonly<z.infer<typeof bookReadingSchema>>;
