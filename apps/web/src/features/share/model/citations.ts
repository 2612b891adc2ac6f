import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** The page that is cited. */
export interface CitedPage {
  readonly title: string;
  /** The name of the site. */
  readonly site: string;
  readonly url: string;
  readonly language: ContentLanguage;
  /** The day of access, `YYYY-MM-DD`. */
  readonly accessed: string;
}

const bibliographyLanguages: Readonly<Record<ContentLanguage, string>> = { ru: 'russian', en: 'english' };

/** The entry of BibTeX for a page: `@online`, which BibLaTeX defines. */
export function formatBibtex({ title, site, url, language, accessed }: CitedPage): string {
  const key = new URL(url).pathname.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'map';
  const fields = [
    ['title', `{${escapeTex(title)}}`],
    ['organization', escapeTex(site)],
    ['url', url.replaceAll('{', '%7B').replaceAll('}', '%7D')],
    ['urldate', accessed],
    ['language', bibliographyLanguages[language]],
  ];
  const lines = fields.map(([name, value]) => `  ${name} = {${value}},`);
  return [`@online{cae-${key},`, ...lines, '}', ''].join('\n');
}

/** The record of RIS for a page; its lines end as the format demands. */
export function formatRis({ title, site, url, language, accessed }: CitedPage): string {
  const lines = [
    ['TY', 'ELEC'],
    ['TI', title],
    ['T2', site],
    ['UR', url],
    ['Y2', accessed.replaceAll('-', '/')],
    ['LA', language],
    ['ER', ''],
  ];
  return lines.map(([tag, value = '']) => `${tag}  - ${value.replaceAll(/\s+/g, ' ')}\r\n`).join('');
}

/** The characters that TeX reads as commands. */
const texCharacters: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
};

function escapeTex(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\~^&%$#_{}]/g, (character) => texCharacters[character] ?? `\\${character}`);
}
