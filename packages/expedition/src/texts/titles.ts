import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { ContentLanguage, Language } from '@cae-map/contract/enumerations';

/** A text of a record with the language it is really in, which may not be the one that was asked for. */
export interface TextInLanguage {
  readonly text: string;
  readonly language: ContentLanguage;
}

/** The same text in both languages of the content; empty where nobody wrote it. */
export type TextInLanguages = Readonly<Record<ContentLanguage, string>>;

type Titled = Pick<PlaceRecord, 'title_ru' | 'title_en'>;

/** The language in which the content answers a reader: Russian to Russians, English to everyone else. */
export function contentLanguageOf(language: Language): ContentLanguage {
  return language === 'ru' ? 'ru' : 'en';
}

/** A text in the reader's language; where that is empty, in the other language, which the answer names. */
export function chooseText({ ru, en }: TextInLanguages, language: Language): TextInLanguage {
  const wanted = contentLanguageOf(language);
  const isRussian =
    wanted === 'ru' ? ru.trim() !== '' || en.trim() === '' : en.trim() === '' && ru.trim() !== '';
  return isRussian ? { text: ru, language: 'ru' } : { text: en, language: 'en' };
}

/** The title with its language. */
export function titleIn(record: Titled, language: Language): TextInLanguage {
  return chooseText(titlesOf(record), language);
}

/** The title in the reader's language, or in the other where that is empty. */
export function titleOf(record: Titled, language: Language): string {
  return titleIn(record, language).text;
}

/** The fields of a record that stand twice: in Russian under their name, in English with `_en` behind it. */
export type BilingualField<Entity> = {
  [Key in keyof Entity & string]: `${Key}_en` extends keyof Entity ? Key : never;
}[keyof Entity & string];

/** A bilingual field in the reader's language; where that is empty, in the other language, which the answer names. */
export function textIn<Entity extends object>(
  record: Entity,
  field: BilingualField<Entity>,
  language: Language,
): TextInLanguage {
  return chooseText(textsIn(record, field), language);
}

/** A bilingual field in both languages as it stands, without falling back: empty where nobody wrote it. */
export function textsIn<Entity extends object>(
  record: Entity,
  field: BilingualField<Entity>,
): TextInLanguages {
  return { ru: textAt(record, field), en: textAt(record, `${field}_en`) };
}

/** The title in both languages as it stands. */
export function titlesOf({ title_ru, title_en }: Titled): TextInLanguages {
  return { ru: title_ru, en: title_en };
}

function textAt(record: object, key: string): string {
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value : '';
}

/** Names of today: the first is the main one. Empty names and repetitions are left out. */
export interface ModernNames {
  readonly main: string | null;
  readonly others: readonly string[];
}

/** Reads `title_modern`, a list separated by semicolons. */
export function modernNames(titleModern: string): ModernNames {
  const names = titleModern.split(';').map((name) => name.trim());
  const [main = null, ...others] = new Set(names.filter((name) => name !== ''));
  return { main, others };
}

export { scriptLanguage } from './script-language.ts';
