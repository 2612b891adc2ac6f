import { z } from 'zod';
import { calendarDateSchema } from '../../calendar-date.ts';
import { cleanTextSchema } from '../../text.ts';
import { textSchema } from '../book.ts';
import { orderSchemaOf } from '../editing/order-schema.ts';
import { maxReordered, recordKinds } from '../editing/record-kinds.ts';
import { repeatedRevision, revisionSchema } from '../editing/revision.ts';
import { identifierField, positionField } from '../editing/stored-fields.ts';
import { dateFormatSchema } from '../place.ts';
import { citationSchema } from '../work.ts';
import { savedCitationsSchema } from '../works/work-editing.ts';
import { bookBounds } from './book-bounds.ts';
import { textBounds } from './text-bounds.ts';

/** A stored text as editors read it, with its book and the works that it rests on, which visitors read as one list of all records. */
export const textRevisionSchema = textSchema.extend({
  book_id: z.int().positive(),
  sources: z.array(citationSchema),
  ...revisionSchema.shape,
});

const heading = cleanTextSchema.max(textBounds.heading);
const content = cleanTextSchema.max(textBounds.content);

/** The fields of a text that editors change, with their bounds. */
export const textFields = z.object({
  chapter_id: identifierField,
  text_seqid: positionField,
  text_date: calendarDateSchema.nullable(),
  text_enddate: calendarDateSchema.nullable(),
  date_format: dateFormatSchema,
  text_content: content,
  text_content_en: content,
  text_onplace: heading,
  text_onplace_en: heading,
  related_image_ids: z.array(identifierField).max(textBounds.relatedImages),
  // Optional: pages of an earlier release do not have them, and they are then left as they are.
  sources: savedCitationsSchema.optional(),
});

type DatesOfText = Pick<z.infer<typeof textFields>, 'text_date' | 'text_enddate'>;

export const hasOrderedTextDates = ({ text_date: date, text_enddate: enddate }: DatesOfText): boolean =>
  date === null || enddate === null || enddate >= date;
export const orderOfTextDates = { path: ['text_enddate'], message: 'must not be before text_date' };

/** What an editor saves: every field except those that the server derives. */
export const textBodySchema = textFields.strict().refine(hasOrderedTextDates, orderOfTextDates);

/** A new text; without a position it is the last one of its chapter. */
export const newTextSchema = textFields
  .partial({ text_seqid: true })
  .strict()
  .refine(hasOrderedTextDates, orderOfTextDates);

/** The fields that the server sets, as a write may repeat them. */
const repeatedFields = z
  .object({
    text_id: identifierField,
    text_iplaces: z.string().max(textBounds.placeNames),
    text_iplaces_en: z.string().max(textBounds.placeNames),
    book_type: z.string().max(bookBounds.type),
    book_id: identifierField,
    ...repeatedRevision,
  })
  .partial();

/** What replaces a text: what an editor saves. The text that an editor has read can be sent as it is. */
export const textReplacementSchema = textBodySchema.safeExtend(repeatedFields.shape);

/** The fields that can be changed in several texts at a time. */
const editableTogether = textFields.pick({
  text_date: true,
  text_enddate: true,
  date_format: true,
  chapter_id: true,
  text_seqid: true,
});

const namesEachOnce = (edits: readonly { readonly text_id: number }[]): boolean =>
  new Set(edits.map(({ text_id }) => text_id)).size === edits.length;

/** Changes of some fields of several texts, all of them or none. The dates of each text are compared when it is loaded. */
export const textEditsSchema = z
  .object({
    edits: z
      .array(
        z
          .object({
            text_id: identifierField,
            version: z.int().positive().describe('the version that was edited'),
            fields: editableTogether
              .partial()
              .strict()
              .refine((fields) => Object.keys(fields).length > 0, 'must change a field'),
          })
          .strict(),
      )
      .min(1)
      .max(maxReordered)
      .refine(namesEachOnce, 'must name each text once'),
  })
  .strict();

/** The schemas of the calls of texts. */
export const textSchemas = {
  visitors: textSchema,
  editors: textRevisionSchema,
  body: textBodySchema,
  creation: newTextSchema,
  replacement: textReplacementSchema,
  order: orderSchemaOf(recordKinds.text),
  edits: textEditsSchema,
};

export type TextBody = z.infer<typeof textBodySchema>;
export type TextRevision = z.infer<typeof textRevisionSchema>;
export type TextEdit = z.infer<typeof textEditsSchema>['edits'][number];
