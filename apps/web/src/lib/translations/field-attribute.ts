import {
  findTranslatableField,
  type TranslatableField,
  type translatableFields,
} from '@cae-map/contract/entities/translations/translatable-fields';
import { translatableTables, type TranslatableTable } from '@cae-map/contract/enumerations';

/** The name of a translatable field of a table. */
export type FieldName<Table extends TranslatableTable> = (typeof translatableFields)[Table][number]['name'];

/** The attribute of the elements that show a translatable field, by which a translator finds the field that is pointed at. */
const attributeName = 'data-translatable';

/** Selects the elements that show translatable fields. */
export const fieldSelector = `[${attributeName}]`;

/** The attribute of an element that shows a field of a record; its value is the path of the field. */
export function fieldAttribute<Table extends TranslatableTable>(
  table: Table,
  id: number,
  field: FieldName<Table>,
): { readonly [attributeName]: string } {
  return { [attributeName]: `${table}/${id}/${field}` };
}

/** Selects the elements that show a field. @param field the name of a field of the table */
export function fieldSelectorOf(table: TranslatableTable, id: number, field: string): string {
  return `[${attributeName}="${table}/${id}/${field}"]`;
}

/** A field of a record that an element shows. */
export interface ShownField {
  readonly table: TranslatableTable;
  readonly id: number;
  readonly field: TranslatableField;
}

/** Reads which field an element shows; null if its attribute names none. */
export function readFieldAttribute(element: Element): ShownField | null {
  const [name, id = '', fieldName = ''] = (element.getAttribute(attributeName) ?? '').split('/');
  const table = translatableTables.find((each) => each === name);
  const field = table && findTranslatableField(table, fieldName);
  return table === undefined || field === undefined || !/^\d{1,10}$/.test(id)
    ? null
    : { table, id: Number(id), field };
}
