import { z } from 'zod';
import { recordLanguages } from '../../content-languages.ts';
import { bookDocumentSchema } from '../../entities/books/book-document.ts';
import { bookRevisionSchema } from '../../entities/books/book-editing.ts';
import { maxBookFileBytes, writtenFormats } from '../../entities/books/book-files.ts';
import { bookReadingSchema } from '../../entities/books/book-reading.ts';
import { textRevisionSchema } from '../../entities/books/text-editing.ts';
import { identifier, nothing, type ApiCallSchemas } from '../api-call-schemas.ts';
import { fileBody } from '../file-body.ts';
import type { bookCalls } from './book-calls.ts';

const bookFile = {
  params: z.object({
    book_id: identifier,
    language: z.enum(recordLanguages).describe('the language that comes first in the file'),
    format: z.enum(writtenFormats),
  }),
  query: nothing,
  response: z.unknown().describe('the bytes of the file'),
} as const;

/** The schemas of the calls in `book-calls.ts`. */
export const bookSchemas = {
  listTextsOfChapterForEditors: {
    params: z.object({ chapter_id: identifier }),
    query: nothing,
    response: z.array(textRevisionSchema),
  },
  readBookFile: {
    params: nothing,
    query: z.object({
      file_name: z.string().min(1).max(255).describe('its extension, and a title for a book without one'),
      language: z
        .enum(recordLanguages)
        .optional()
        .describe('the language of the book, if it is not that of its metadata or of its letters'),
    }),
    body: fileBody(maxBookFileBytes),
    response: bookReadingSchema,
  },
  importBook: {
    params: nothing,
    query: nothing,
    body: bookDocumentSchema,
    response: bookRevisionSchema,
  },
  downloadBook: bookFile,
  downloadBookForEditors: bookFile,
} as const satisfies Record<keyof typeof bookCalls, ApiCallSchemas>;
