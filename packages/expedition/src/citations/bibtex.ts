import { invertName, splitAuthors } from './authors.ts';
import type { Citation } from './citation.ts';

const types: Readonly<Record<Citation['kind'], string>> = {
  page: 'misc',
  entry: 'incollection',
  book: 'book',
  artwork: 'misc',
};

const languages: Readonly<Record<Citation['language'], string>> = { ru: 'russian', en: 'british' };

/** The citation as an entry of BibTeX in UTF-8. It ends with a line break. */
export function formatBibtex(citation: Citation, accessDate: string | null = null): string {
  const { kind, key, author, title, container, publisher, year, url, language } = citation;
  const fields: readonly (readonly [string, string])[] = [
    ['author', formatAuthors(author)],
    // A second pair of braces keeps the capitals of names.
    ['title', `{${escapeText(title)}}`],
    [kind === 'entry' ? 'booktitle' : 'howpublished', escapeText(container)],
    ['publisher', escapeText(publisher)],
    ['year', year === null ? '' : String(year)],
    ['url', escapeUrl(url)],
    ['urldate', url === '' ? '' : (accessDate ?? '')],
    ['langid', languages[language]],
  ];
  const written = fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name} = {${value}},`);
  return `@${types[kind]}{${key},\n${written.join('\n')}\n}\n`;
}

function formatAuthors(authors: string): string {
  return splitAuthors(authors)
    .map((author) => {
      const inverted = invertName(author);
      // Braces keep the name of a body from being split into given and family names.
      return inverted === null ? `{${escapeText(author)}}` : escapeText(inverted);
    })
    .join(' and ');
}

const commands: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
};

/** Escapes the characters that TeX reads as commands. */
function escapeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\~^{}%&#_$]/g, (character) => commands[character] ?? `\\${character}`);
}

/** URLs are read verbatim; only braces would end the field. */
function escapeUrl(url: string): string {
  return url.replaceAll('{', '%7B').replaceAll('}', '%7D');
}
