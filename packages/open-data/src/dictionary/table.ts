import { openDataTables, type OpenDataTable } from '@cae-map/contract/entities/open-data';

/** A text in both languages of the pages. */
export interface Bilingual {
  readonly ru: string;
  readonly en: string;
}

/** The types of fields, by their names in Frictionless Table Schema. An array is JSON text in CSV. */
export type FieldType = 'integer' | 'number' | 'string' | 'boolean' | 'date' | 'array';

/** What a value must be; names and meanings are those of Frictionless Table Schema. */
export interface Constraints {
  readonly required?: true;
  readonly unique?: true;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
}

/** A column of a table. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly description: Bilingual;
  readonly constraints?: Constraints;
  /** The table whose primary key the values are. Arrays have no reference in the schema, but are checked as well. */
  readonly reference?: TableName;
}

export const tableNames = openDataTables;
export type TableName = OpenDataTable;

/** A table of the data. */
export interface Table {
  readonly name: TableName;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** The field that identifies a row; null for a table whose rows have no identity of their own. */
  readonly key: string | null;
  readonly fields: readonly Field[];
}

type Rest = Omit<Field, 'name' | 'type' | 'description'>;

/** Describes a field in one line: name, type, what it contains in Russian and in English. */
export function field(name: string, type: FieldType, ru: string, en: string, rest: Rest = {}): Field {
  return { name, type, description: { ru, en }, ...rest };
}

/** The constraints of a primary key. */
export const keyConstraints = { required: true, unique: true } as const satisfies Constraints;
