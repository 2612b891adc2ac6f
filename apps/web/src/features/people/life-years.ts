import type { PersonRecord } from '@cae-map/contract/entities/person';

/** The words for a life of which only one year is known. */
interface LifeMessages {
  readonly bornOnly: (year: string) => string;
  readonly diedOnly: (year: string) => string;
}

/** Formats the years of a life, such as `1877–1930`; empty if neither is known. */
export function lifeYears(
  { born, died }: Pick<PersonRecord, 'born' | 'died'>,
  messages: LifeMessages,
): string {
  if (born !== '' && died !== '') return `${born}–${died}`;
  if (born !== '') return messages.bornOnly(born);
  return died === '' ? '' : messages.diedOnly(died);
}

/** Writes ‘c.’ of approximate years in Russian. */
export function localYears(years: string, language: string): string {
  return language === 'ru' ? years.replaceAll('c. ', 'ок. ') : years;
}
