import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import {
  findTranslatableField,
  targetLanguages,
} from '@cae-map/contract/entities/translations/translatable-fields';
import { translatableTables } from '@cae-map/contract/enumerations';
import type { ScreenParameters } from '../../../lib/manifest/screen-module.ts';

/** The field that the path of the workbench names; null if there is none that is translated. */
export function readReference({ language, table, id, field = '' }: ScreenParameters): FieldReference | null {
  const target = targetLanguages.find((one) => one === language);
  const source = translatableTables.find((one) => one === table);
  if (target === undefined || source === undefined) return null;
  const found = findTranslatableField(source, field);
  if (found?.columns[target] === undefined || found.isDerived === true) return null;
  return { source_table: source, source_id: Number(id), field, language: target };
}
