import { translatableTables, type TranslatableTable } from '@cae-map/contract/enumerations';
import {
  findTranslatableField,
  targetLanguages,
  type TargetLanguage,
  type TranslatableFormat,
} from '@cae-map/contract/entities/translations/translatable-fields';

/** What identifies a unit. */
export interface UnitKey {
  readonly table: TranslatableTable;
  readonly id: number;
  readonly field: string;
  readonly language: TargetLanguage;
}

/** The greatest id of a record. */
const greatestId = 2_147_483_647;

/** The key in one word, such as `places.53.title.en`: a name token of XML, and no number for spreadsheets. */
export function writeKey({ table, id, field, language }: UnitKey): string {
  return `${table}.${id}.${field}.${language}`;
}

/** Reads a key of `writeKey`; null for other text, unknown fields and languages. */
export function readKey(text: string): UnitKey | null {
  const [table = '', id = '', field = '', language = '', ...others] = text.trim().split('.');
  return others.length === 0 ? keyOfParts(table, id, field, language) : null;
}

/** The key of its parts as text; null if one of them is unknown. */
export function keyOfParts(table: string, id: string, field: string, language: string): UnitKey | null {
  const knownTable = translatableTables.find((name) => name === table.trim().toLowerCase());
  const knownLanguage = targetLanguages.find((name) => name === language.trim().toLowerCase());
  const name = field.trim().toLowerCase();
  if (knownTable === undefined || knownLanguage === undefined || !/^[1-9]\d{0,9}$/.test(id.trim()))
    return null;
  if (Number(id) > greatestId || findTranslatableField(knownTable, name) === undefined) return null;
  return { table: knownTable, id: Number(id), field: name, language: knownLanguage };
}

/** How the text of a unit is written. */
export function formatOfKey({ table, field }: UnitKey): TranslatableFormat {
  return findTranslatableField(table, field)?.format ?? 'plain';
}
