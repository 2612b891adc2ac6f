import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** What a page or a work is cited as. Plain texts without markup. */
export interface Citation {
  readonly kind: 'page' | 'entry' | 'book' | 'artwork';
  /** A key for BibTeX: lower-case Latin letters, digits and hyphens. */
  readonly key: string;
  /** Empty without an author. */
  readonly author: string;
  readonly title: string;
  /** The book or the site that it is a part of; empty for a separate work. */
  readonly container: string;
  /** The publisher or the collection; may be empty. */
  readonly publisher: string;
  /** The year of the work or of what the page is about; null if unknown. */
  readonly year: number | null;
  /** The page on this site, or where the work can be read; empty for a work that is only in print. */
  readonly url: string;
  readonly language: ContentLanguage;
}

/** The day of access in both forms that citations need. */
export interface Access {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** As it is written in the language of the citation. */
  readonly formatted: string;
}

/**
 * The citation as one line, in Russian by the habits of GOST R 7.0.5.
 * @param access the day of access; null on the server, which does not know the day of the visitor
 */
export function formatCitation(citation: Citation, access: Access | null): string {
  return citation.language === 'ru' ? formatRussian(citation, access) : formatEnglish(citation, access);
}

function formatRussian({ author, title, container, publisher, year, url }: Citation, access: Access | null) {
  const head = [author, withoutStop(title)]
    .filter((part) => part !== '')
    .join(author.endsWith('.') ? ' ' : '. ');
  const imprint = [publisher, year === null ? '' : String(year)].filter((part) => part !== '').join(', ');
  const parts = [container === '' ? head : `${head} // ${withoutStop(container)}`, imprint].filter(
    (part) => part !== '',
  );
  const accessed = access === null ? '' : ` (дата обращения: ${access.formatted})`;
  return `${parts.join('. — ')}.${url === '' ? '' : ` URL: ${url}${accessed}.`}`;
}

function formatEnglish({ author, title, container, publisher, year, url }: Citation, access: Access | null) {
  const named = container === '' ? title : `“${withoutStop(title)}”`;
  const parts = [author, named, container, publisher, year === null ? '' : String(year), url];
  const line = parts.filter((part) => part !== '').join(', ');
  return `${line}${access === null || url === '' ? '' : `, accessed ${access.formatted}`}.`;
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}
