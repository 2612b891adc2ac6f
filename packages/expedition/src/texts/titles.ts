import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { recordLanguageOf, recordLanguages, type RecordLanguage } from '@cae-map/contract/content-languages';
import { contentLanguages, type ContentLanguage, type Language } from '@cae-map/contract/enumerations';

/** A text with its actual language, which may differ from the requested one. */
export interface TextInLanguage {
  readonly text: string;
  readonly language: ContentLanguage;
}

/** A text in all languages of records; empty when missing. */
export type TextInLanguages = Readonly<Record<RecordLanguage, string>>;

type Titled = Pick<PlaceRecord, 'title_ru' | 'title_en'>;

/** The language of pages for a map language: the language itself if there are pages in it, otherwise English. */
export function toContentLanguage(language: Language): ContentLanguage {
  return contentLanguages.find((each) => each === language) ?? 'en';
}

/** The text in the given language, or, when that is blank, in the first language of records in which it is not. */
export function chooseText(texts: TextInLanguages, language: Language): TextInLanguage {
  const wanted = recordLanguageOf[toContentLanguage(language)];
  const chosen = [wanted, ...recordLanguages].find((each) => texts[each].trim() !== '') ?? wanted;
  return { text: texts[chosen], language: chosen };
}

/** The title with its actual language. */
export function titleIn(record: Titled, language: Language): TextInLanguage {
  return chooseText(getTitles(record), language);
}

/** The title in the given language, or, when that is blank, that of the language of pages for it, or the other one. */
export function getTitle(
  record: Titled & Partial<Pick<PlaceRecord, 'title_cn'>>,
  language: Language,
): string {
  const { title_cn: chinese = '' } = record;
  return language === 'cn' && chinese.trim() !== '' ? chinese : titleIn(record, language).text;
}

/** The fields of a record with an English counterpart, named with the suffix `_en`. */
export type BilingualField<Entity> = {
  [Key in keyof Entity & string]: `${Key}_en` extends keyof Entity ? Key : never;
}[keyof Entity & string];

/** A bilingual field in the given language, or, when that is blank, in the other one. */
export function textIn<Entity extends object>(
  record: Entity,
  field: BilingualField<Entity>,
  language: Language,
): TextInLanguage {
  return chooseText(textsIn(record, field), language);
}

/** A bilingual field in both languages without fallback; empty when missing. */
export function textsIn<Entity extends object>(
  record: Entity,
  field: BilingualField<Entity>,
): TextInLanguages {
  return { ru: textAt(record, field), en: textAt(record, `${field}_en`) };
}

/** The title in both languages without fallback. */
export function getTitles({ title_ru, title_en }: Titled): TextInLanguages {
  return { ru: title_ru, en: title_en };
}

function textAt(record: object, key: string): string {
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value : '';
}

/** Modern names, the first of which is the main one, without blanks and duplicates. */
export interface ModernNames {
  readonly main: string | null;
  readonly others: readonly string[];
}

/** Parses `title_modern`, a list separated by semicolons. */
export function modernNames(titleModern: string): ModernNames {
  const names = titleModern.split(';').map((name) => name.trim());
  const [main = null, ...others] = new Set(names.filter((name) => name !== ''));
  return { main, others };
}
