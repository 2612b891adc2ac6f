import { z } from 'zod';
import { cleanTextSchema, visibleText } from '../../text.ts';
import { orderSchemaOf } from '../editing/order-schema.ts';
import { recordKinds } from '../editing/record-kinds.ts';
import { repeatedRevision, revisionSchema } from '../editing/revision.ts';
import { identifierField, positionField } from '../editing/stored-fields.ts';
import { personSchema, publishedPersonSchema } from '../person.ts';
import { slugSchema } from '../work.ts';
import { savedCitationSchema } from '../works/work-editing.ts';
import { lifeYearPattern, personBounds } from './person-bounds.ts';

/** A stored person as editors read it. */
export const personRevisionSchema = publishedPersonSchema.extend({
  person_number: z.int().positive(),
  seqid: z.int(),
  ...revisionSchema.shape,
});

const lifeYear = cleanTextSchema
  .max(personBounds.lifeYear)
  .regex(lifeYearPattern, 'a year, or c. and a year, or empty');
const fate = cleanTextSchema.max(personBounds.fate);
const about = cleanTextSchema.max(personBounds.about);

/** What an editor saves. The name in URLs is chosen once; see `check` of the kind on the server. */
export const personBodySchema = z
  .object({
    person_id: slugSchema,
    seqid: positionField,
    group: personSchema.shape.group,
    name_ru: visibleText(personBounds.name),
    name_en: visibleText(personBounds.name),
    other_names: cleanTextSchema.max(personBounds.otherNames),
    born: lifeYear,
    died: lifeYear,
    role_ru: visibleText(personBounds.role),
    role_en: visibleText(personBounds.role),
    about_ru: about.describe('HTML'),
    about_en: about.describe('HTML'),
    fate_ru: fate,
    fate_en: fate,
    stretches: z
      .array(z.object({ from: identifierField, to: identifierField }).strict())
      .max(personBounds.stretches),
    sources: z.array(savedCitationSchema).max(personBounds.sources),
  })
  .strict();

/** A new person; without a position it is the last one. */
export const newPersonSchema = personBodySchema.partial({ seqid: true });

/** What replaces a person: what an editor saves. The person that an editor has read can be sent as it is. */
export const personReplacementSchema = personBodySchema.extend(
  z.object({ person_number: identifierField, ...repeatedRevision }).partial().shape,
);

/** The schemas of the calls of people. */
export const personSchemas = {
  visitors: publishedPersonSchema,
  editors: personRevisionSchema,
  body: personBodySchema,
  creation: newPersonSchema,
  replacement: personReplacementSchema,
  order: orderSchemaOf(recordKinds.person),
};

export type PersonRevision = z.infer<typeof personRevisionSchema>;
export type PersonBody = z.infer<typeof personBodySchema>;
