import { invertName, splitAuthors } from './authors.ts';
import type { Citation } from './citation.ts';

const types: Readonly<Record<Citation['kind'], string>> = {
  page: 'ELEC',
  entry: 'CHAP',
  book: 'BOOK',
  artwork: 'ART',
};

/** The citation as a record of RIS in UTF-8, with the line ends of the format. */
export function formatRis(citation: Citation, accessDate: string | null = null): string {
  const { kind, author, title, container, publisher, year, url, language } = citation;
  const lines: readonly (readonly [string, string])[] = [
    ['TY', types[kind]],
    ...splitAuthors(author).map((name) => ['AU', invertName(name) ?? name] as const),
    ['TI', title],
    ['T2', container],
    ['PB', publisher],
    ['PY', year === null ? '' : String(year)],
    ['UR', url],
    ['Y2', url === '' ? '' : (accessDate?.replaceAll('-', '/') ?? '')],
    ['LA', language],
  ];
  const written = lines.flatMap(([tag, value]) => {
    // A value is one line; another line would be read as the next tag.
    const text = value.replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [`${tag}  - ${text}`];
  });
  return `${[...written, 'ER  - '].join('\r\n')}\r\n`;
}
