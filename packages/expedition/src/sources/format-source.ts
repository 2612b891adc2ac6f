import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDate } from '../dates/format-dates.ts';
import { fieldIn } from '../texts/field-in.ts';
import type { CitedWork } from './cited-works.ts';

/** How a language writes the parts of a source. */
interface SourceStyle {
  readonly title: (title: string) => string;
  /** The entry of a diary. */
  readonly entry: (date: string) => string;
  readonly chapter: (number: string) => string;
  readonly page: (page: string) => string;
}

const styles: Readonly<Record<ContentLanguage, SourceStyle>> = {
  ru: {
    // Quotation marks within the title become the inner ones.
    title: (title) => `«${title.replaceAll('«', '„').replaceAll('»', '“')}»`,
    entry: (date) => `запись за ${date}`,
    chapter: (number) => `гл.\u00a0${number}`,
    page: (page) => `с.\u00a0${page}`,
  },
  en: {
    title: (title) => title,
    entry: (date) => `entry for ${date}`,
    chapter: (number) => `ch.\u00a0${number}`,
    page: (page) => (/[–,-]/.test(page) ? `pp.\u00a0${page}` : `p.\u00a0${page}`),
  },
};

/** A source in the language of the reader, in parts, so that each can be styled. */
export interface FormattedSource {
  /** Empty for a work without an author. */
  readonly author: string;
  /** In Russian with its quotation marks; English titles are set in italics instead. */
  readonly title: string;
  /** Chapter and page, such as `гл. XIV, с. 12` with no-break spaces after the abbreviations; may be empty. */
  readonly where: string;
}

/** Formats a source in a language. */
export function formatSource(source: CitedWork, language: ContentLanguage): FormattedSource {
  const { chapter, page } = source;
  const where = [
    chapter === null ? '' : formatChapter(chapter, language),
    page === null ? '' : styles[language].page(page),
  ];
  return {
    author: fieldIn(source, 'author', language),
    title: styles[language].title(fieldIn(source, 'title', language)),
    where: where.filter((part) => part !== '').join(', '),
  };
}

/** The sources in one line, such as `George Roerich, Trails to Inmost Asia, ch. XIV; …`. */
export function formatSources(sources: readonly CitedWork[], language: ContentLanguage): string {
  return sources
    .map((source) => {
      const { author, title, where } = formatSource(source, language);
      return [author, title, where].filter((part) => part !== '').join(', ');
    })
    .join('; ');
}

const numberAlone = /^[IVXLCDM\d]+(?:[–-][IVXLCDM\d]+)?$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Formats a chapter: a number alone gets its word, a day is the entry of a diary, anything else is shown as it is. */
function formatChapter(chapter: string, language: ContentLanguage): string {
  const style = styles[language];
  if (day.test(chapter)) return style.entry(formatDate(chapter, 'YYYY-MM-DD', language) ?? chapter);
  return numberAlone.test(chapter) ? style.chapter(chapter) : chapter;
}
