import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import { fieldSelector, readFieldAttribute } from '../../../lib/translations/field-attribute.ts';

/**
 * Finds the field that an element of a page shows, or is within. Its translation is into English, because every page shows the Russian text and
 * its translation.
 * @returns null outside of the texts of records, and for a text that the server derives
 */
export function findPointedField(target: EventTarget | null): FieldReference | null {
  const element = target instanceof Element ? target.closest(fieldSelector) : null;
  const shown = element && readFieldAttribute(element);
  if (shown === null || shown.field.isDerived) return null;
  return { source_table: shown.table, source_id: shown.id, field: shown.field.name, language: 'en' };
}
