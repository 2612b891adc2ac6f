import { recordLanguageOf, type RecordLanguage } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** A record with a field in every language, named with its suffix, such as `name_ru` and `name_en`. */
type InLanguages<Field extends string> = Readonly<Record<`${Field}_${RecordLanguage}`, unknown>>;

/** The value of a field that is required in every language: of `name_ru` and `name_en`, the one for pages in a language. */
export function fieldIn<Field extends string, Entity extends InLanguages<Field>>(
  record: Entity,
  field: Field,
  language: ContentLanguage,
): Entity[`${Field}_${RecordLanguage}`] {
  const names: Readonly<Record<RecordLanguage, `${Field}_${RecordLanguage}`>> = {
    ru: `${field}_ru`,
    en: `${field}_en`,
  };
  return valueAt(record, names[recordLanguageOf[language]]);
}

function valueAt<Entity, Name extends keyof Entity>(record: Entity, name: Name): Entity[Name] {
  return record[name];
}
