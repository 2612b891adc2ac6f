import { placeAttributes } from '@cae-map/contract/html-allow-list';
import { replacePlaceLinks } from './place-links.ts';

/**
 * Makes the HTML of a text of the chronicle: paragraphs that carry the ids of the places it is about, with every
 * hand-made link turned into an element that carries its place. A paragraph has room for four ids, so a text about more
 * places becomes several paragraphs, parted between sentences.
 */
export function chronicleHtml(text: string, placeIds: readonly number[]): string {
  const idGroups = groupsOf(placeIds, placeAttributes.length);
  return intoParagraphs(text, idGroups.length)
    .map((paragraph, index) => `<p${placeAttributesOf(idGroups[index] ?? [])}>${withLinks(paragraph)}</p>`)
    .join('');
}

function withLinks(text: string): string {
  return replacePlaceLinks(
    text,
    ({ name, placeId }) => `<a data-text4placeid="${placeId}">${escapeHtml(name)}</a>`,
    escapeHtml,
  );
}

function placeAttributesOf(ids: readonly number[]): string {
  return ids.map((id, index) => ` ${placeAttributes[index] ?? placeAttributes[0]}="${id}"`).join('');
}

function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const groups: Item[][] = [];
  for (let start = 0; start < items.length; start += size) groups.push(items.slice(start, start + size));
  return groups.length === 0 ? [[]] : groups;
}

/** The space after a sentence: behind a word of three letters or more, so that initials and 'г.' do not count. */
const sentenceSpace = /(?<=[\p{Ll}\d)»”]{3}[.!?…])\s+(?=[\p{Lu}\d[«“])/u;

/** Parts a text between sentences into `count` pieces; when it has fewer sentences, the last pieces are empty. */
function intoParagraphs(text: string, count: number): string[] {
  const sentences = text.split(sentenceSpace);
  return Array.from({ length: count }, (_, index) => {
    const start = Math.ceil((sentences.length * index) / count);
    const end = Math.ceil((sentences.length * (index + 1)) / count);
    return sentences.slice(start, end).join(' ');
  });
}

const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Writes words as HTML that shows exactly them. */
export function escapeHtml(words: string): string {
  return words.replaceAll(/[&<>"]/g, (character) => htmlEntities[character] ?? character);
}
