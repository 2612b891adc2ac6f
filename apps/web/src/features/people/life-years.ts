import type { PersonRecord } from '@cae-map/contract/entities/person';
import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** The years of a life and the words for them. */
interface LifeYears extends Pick<PersonRecord, 'born' | 'died'> {
  readonly language: ContentLanguage;
  /** Formats the only known year. */
  readonly bornOnly: (year: string) => string;
  readonly diedOnly: (year: string) => string;
}

/** The abbreviation of ‘circa’, which records have in English. */
const circa: Readonly<Record<ContentLanguage, string>> = { ru: 'ок.', en: 'c.' };

/** Formats the years of a life, such as `1877–1930`, with ‘c.’ in the language; empty if neither is known. */
export function lifeYears({ born, died, language, bornOnly, diedOnly }: LifeYears): string {
  const [birth, death] = [born, died].map((year) => year.replace('c. ', `${circa[language]} `));
  if (birth === undefined || birth === '') return death === undefined || death === '' ? '' : diedOnly(death);
  return death === undefined || death === '' ? bornOnly(birth) : `${birth}–${death}`;
}
