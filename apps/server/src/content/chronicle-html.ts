import { accountsDifferAttribute, personAttribute, placeAttributes } from '@cae-map/contract/html-allow-list';
import { replaceRecordLinks } from './record-links.ts';
import { escapeHtml } from '../lib/escape-html.ts';

/**
 * Renders a chronicle text as HTML: its paragraphs, which are separated by empty lines, with the ids of the places that it is
 * about, in which every Markdown-like link is an anchor with the id of its place or person. A paragraph has attributes for four
 * ids, so a text about more places is split into more paragraphs between sentences. A paragraph that begins with `??` tells
 * where accounts differ: it gets an attribute and is never joined with others.
 */
export function chronicleHtml(text: string, placeIds: readonly number[]): string {
  const idGroups = chunk(placeIds, placeAttributes.length);
  return separateParagraphs(text, idGroups.length)
    .map(({ content, isAboutAccounts }, index) => {
      const kind = isAboutAccounts ? ` ${accountsDifferAttribute}="true"` : '';
      return `<p${renderPlaceAttributes(idGroups[index] ?? [])}${kind}>${renderLinks(content)}</p>`;
    })
    .join('');
}

interface Paragraph {
  readonly content: string;
  readonly isAboutAccounts: boolean;
}

const accountsMark = /^\?\?\s+/;

/** The written paragraphs, of which those of the story are split further if there are fewer than `least`. */
function separateParagraphs(text: string, least: number): Paragraph[] {
  const written = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => ({
      content: paragraph.replace(accountsMark, ''),
      isAboutAccounts: accountsMark.test(paragraph),
    }));
  if (written.length >= least) return written;
  const story = written.filter(({ isAboutAccounts }) => !isAboutAccounts).map(({ content }) => content);
  const accounts = written.filter(({ isAboutAccounts }) => isAboutAccounts);
  const split = splitIntoParagraphs(story.join(' '), least - accounts.length);
  return [...split.map((content) => ({ content, isAboutAccounts: false })), ...accounts];
}

function renderLinks(text: string): string {
  return replaceRecordLinks(
    text,
    (link) => {
      const attribute =
        link.kind === 'place'
          ? `${placeAttributes[0]}="${link.placeId}"`
          : `${personAttribute}="${link.personId}"`;
      return `<a ${attribute}>${escapeHtml(link.name)}</a>`;
    },
    escapeHtml,
  );
}

function renderPlaceAttributes(ids: readonly number[]): string {
  return ids.map((id, index) => ` ${placeAttributes[index] ?? placeAttributes[0]}="${id}"`).join('');
}

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  const groups: Item[][] = [];
  for (let start = 0; start < items.length; start += size) groups.push(items.slice(start, start + size));
  return groups.length === 0 ? [[]] : groups;
}

/** The space after a sentence that ends with at least three letters, so that initials and the abbreviation 'г.' do not match. */
const sentenceSpace = /(?<=[\p{Ll}\d)»”]{3}[.!?…])\s+(?=[\p{Lu}\d[«“])/u;

/** Splits a text between sentences into `count` parts; with fewer sentences than parts some are empty. */
function splitIntoParagraphs(text: string, count: number): string[] {
  const sentences = text.split(sentenceSpace);
  return Array.from({ length: count }, (_, index) => {
    const start = Math.ceil((sentences.length * index) / count);
    const end = Math.ceil((sentences.length * (index + 1)) / count);
    return sentences.slice(start, end).join(' ');
  });
}
