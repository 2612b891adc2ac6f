import { z } from 'zod';
import { cleanTextSchema, visibleText } from '../../text.ts';
import { orderSchemaOf } from '../editing/order-schema.ts';
import { recordKinds } from '../editing/record-kinds.ts';
import { repeatedRevision, revisionSchema } from '../editing/revision.ts';
import { identifierField, positionField } from '../editing/stored-fields.ts';
import { citationSchema, slugSchema, workSchema } from '../work.ts';
import { workBounds } from '../work-bounds.ts';

/** A stored work as editors read it. */
export const workRevisionSchema = workSchema.extend({
  work_number: z.int().positive(),
  seqid: z.int(),
  ...revisionSchema.shape,
});

const author = cleanTextSchema.max(workBounds.author);
const publication = cleanTextSchema.max(workBounds.publication);
const note = cleanTextSchema.max(workBounds.note);

/** What an editor saves. The name in URLs is chosen once; see `check` of the kind on the server. */
export const workBodySchema = z
  .object({
    work_id: slugSchema,
    seqid: positionField,
    kind: workSchema.shape.kind,
    author_ru: author,
    author_en: author,
    title_ru: visibleText(workBounds.title),
    title_en: visibleText(workBounds.title),
    year: z.int().min(workBounds.firstYear).max(workBounds.lastYear).nullable(),
    publication_ru: publication,
    publication_en: publication,
    url: z
      .url({ protocol: /^https$/ })
      .max(workBounds.url)
      .nullable(),
    note_ru: note,
    note_en: note,
  })
  .strict();

/** A new work; without a position it is the last one. */
export const newWorkSchema = workBodySchema.partial({ seqid: true });

/** What replaces a work: what an editor saves. The work that an editor has read can be sent as it is. */
export const workReplacementSchema = workBodySchema.extend(
  z.object({ work_number: identifierField, ...repeatedRevision }).partial().shape,
);

/** A reference to a work, as editors save it. */
export const savedCitationSchema = citationSchema.extend({
  chapter: visibleText(workBounds.chapter).optional(),
  page: visibleText(workBounds.page).optional(),
});

/** The works that a place or a text rests on, the main one first, as editors save them. */
export const savedCitationsSchema = z.array(savedCitationSchema).max(workBounds.citations);

/** The schemas of the calls of works. */
export const workSchemas = {
  visitors: workSchema,
  editors: workRevisionSchema,
  body: workBodySchema,
  creation: newWorkSchema,
  replacement: workReplacementSchema,
  order: orderSchemaOf(recordKinds.work),
};

export type WorkRevision = z.infer<typeof workRevisionSchema>;
export type WorkBody = z.infer<typeof workBodySchema>;
