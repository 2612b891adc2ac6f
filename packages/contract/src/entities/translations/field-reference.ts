import { z } from 'zod';
import { translatableTables } from '../../enumerations.ts';
import { identifierField } from '../editing/stored-fields.ts';
import { findTranslatableField, targetLanguages } from './translatable-fields.ts';

/** The most characters of the name of a field. */
const longestFieldName = 40;

/** The parts of a reference to a field, as the parameters of a path have them. */
export const fieldReferenceShape = {
  source_table: z.enum(translatableTables),
  source_id: identifierField,
  field: z.string().min(1).max(longestFieldName).describe('the name of a field in `translatableFields`'),
  language: z.enum(targetLanguages).describe('the language of the translation'),
};

/** A translatable field of a record, in the language of a translation. */
export const fieldReferenceSchema = z
  .object(fieldReferenceShape)
  .refine(({ source_table: table, field, language }) => {
    const found = findTranslatableField(table, field);
    return found?.columns[language] !== undefined;
  }, 'field must be a field of the table that is translated into the language');

export type FieldReference = z.infer<typeof fieldReferenceSchema>;

/** A text that is unique for each field of a record and language, for maps and lists. */
export function fieldKey({ source_table, source_id, field, language }: FieldReference): string {
  return `${source_table}/${source_id}/${field}/${language}`;
}
