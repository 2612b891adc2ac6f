import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { personAttribute, placeAttributes } from '@cae-map/contract/html-allow-list';
import { copyMessages } from './copy-messages.ts';

/** The pages that exist, to which texts may link. */
export interface KnownPages {
  readonly places: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  /** The chapter of each text. */
  readonly chapterOfText: ReadonlyMap<string, string>;
  readonly origin: string;
}

/** A page of the copy, in a folder of its language. */
export interface CopyPage {
  readonly language: ContentLanguage;
  /** Without the folder, such as `place-53.html`; pages of both languages have the same names. */
  readonly name: string;
  readonly title: string;
  readonly body: string;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function link(to: string, text: string): string {
  return `<a href="${escapeHtml(to)}">${escapeHtml(text)}</a>`;
}

/** Paragraphs of a plain text, separated by empty lines. */
export function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** The document of a page, without scripts and with relative links only, so that it opens from any folder. */
export function renderPage({ language, name, title, body }: CopyPage, footer: string): string {
  const messages = copyMessages[language];
  const other = language === 'ru' ? 'en' : 'ru';
  const heading = name === 'index.html' ? title : `${title} · ${messages.title}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading)}</title>
<link rel="stylesheet" href="../style.css">
</head>
<body>
<nav>${link('index.html', messages.home)} ${link('places.html', messages.places)} ${link('books.html', messages.books)} ${link('people.html', messages.people)} <a href="../${other}/${name}" lang="${other}" hreflang="${other}">${messages.otherLanguage}</a></nav>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
<footer><p>${escapeHtml(footer)}</p></footer>
</body>
</html>
`;
}

/**
 * The HTML of a text with links to pages of the copy: names of places and people, and paths of the site. What is not in the copy links to the
 * site.
 */
export function relinkHtml(html: string, known: KnownPages): string {
  const open: boolean[] = [];
  return html.replaceAll(
    /<(\/?)([a-z][a-z0-9]*)((?:[^>"]|"[^"]*")*)>/gi,
    (_tag, slash: string, name: string, rest: string) => {
      const element = name.toLowerCase();
      if (element !== 'a') return slash === '/' ? `</${element}>` : `<${element}${keptAttributes(rest)}>`;
      if (slash === '/') return open.pop() === true ? '</a>' : '';
      const target = targetOf(rest, known);
      open.push(target !== null);
      return target === null ? '' : `<a href="${target}">`;
    },
  );
}

/** Attributes without a meaning outside of the site are left out. */
function keptAttributes(rest: string): string {
  return [...rest.matchAll(/\s(lang|title|datetime)="[^"]*"/gi)].map(([attribute]) => attribute).join('');
}

function targetOf(rest: string, known: KnownPages): string | null {
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(rest)?.[1];
  const person = attribute(personAttribute);
  if (person !== undefined && known.people.has(person)) return `person-${person}.html`;
  const place = placeAttributes.map(attribute).find((id) => id !== undefined);
  if (place !== undefined && known.places.has(place)) return `place-${place}.html`;
  const href = attribute('href');
  return href === undefined ? null : pageOf(href, known);
}

/** The page of a path of the site; other addresses stay as they are. */
function pageOf(href: string, known: KnownPages): string | null {
  const path = href.startsWith(`${known.origin}/`) ? href.slice(known.origin.length) : href;
  const [, kind, id = ''] = /^(?:\/en)?\/(place|person)\/([\w-]+)$/.exec(path) ?? [];
  if (kind === 'place' && known.places.has(id)) return `place-${id}.html`;
  if (kind === 'person' && known.people.has(id)) return `person-${id}.html`;
  const [, text = ''] = /#text-(\d+)$/.exec(path) ?? [];
  const chapter = known.chapterOfText.get(text);
  if (chapter !== undefined) return `chapter-${chapter}.html#text-${text}`;
  if (path.startsWith('/')) return known.origin + path;
  return /^(?:https?|mailto):/i.test(path) ? path : null;
}
