import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDate } from '../dates/format-dates.ts';
import type { CitedWork } from './cited-works.ts';

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
    page === null ? '' : formatPage(page, language),
  ];
  return {
    author: language === 'ru' ? source.author_ru : source.author_en,
    title: language === 'ru' ? quoteRussian(source.title_ru) : source.title_en,
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

/** Quotes a title in Russian; quotation marks within it become the inner ones. */
function quoteRussian(title: string): string {
  return `«${title.replaceAll('«', '„').replaceAll('»', '“')}»`;
}

const numberAlone = /^[IVXLCDM\d]+(?:[–-][IVXLCDM\d]+)?$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Formats a chapter: a number alone gets its word, a day is the entry of a diary, anything else is shown as it is. */
function formatChapter(chapter: string, language: ContentLanguage): string {
  if (day.test(chapter)) {
    const date = formatDate(chapter, 'YYYY-MM-DD', language) ?? chapter;
    return language === 'ru' ? `запись за ${date}` : `entry for ${date}`;
  }
  if (numberAlone.test(chapter)) return language === 'ru' ? `гл.\u00a0${chapter}` : `ch.\u00a0${chapter}`;
  return chapter;
}

function formatPage(page: string, language: ContentLanguage): string {
  if (language === 'ru') return `с.\u00a0${page}`;
  return /[–,-]/.test(page) ? `pp.\u00a0${page}` : `p.\u00a0${page}`;
}
