import type { TextRecord } from '@cae-map/contract/entities/book';
import { placeAttributes } from '@cae-map/contract/html-allow-list';
import { scanTags, type StartTag } from './tag-scanner.ts';

/** Block elements: their place ids state what the text is about. The ids of every other element are mentions. */
export const blockElements: ReadonlySet<string> = new Set([
  'p',
  'blockquote',
  'li',
  'h3',
  'h4',
  'h5',
  'ul',
  'ol',
  'div',
]);

/** The maximum of an id, a 32-bit integer in the database. */
const largestId = 2_147_483_647;

/** The HTML of a text whose marks name its places: the Russian one, or the English one of a text without Russian. */
export function markedContent(text: Pick<TextRecord, 'text_content' | 'text_content_en'>): string {
  return text.text_content.trim() === '' ? text.text_content_en : text.text_content;
}

/**
 * The places that a text (HTML) is about, in document order without duplicates: those of its block elements, or, when
 * these have none, the mentioned places.
 */
export function placesAboutText(html: string): number[] {
  const { blocks, inline } = placesInText(html);
  return blocks.length > 0 ? blocks : inline;
}

/** The places that a text (HTML) mentions in inline elements, in document order without duplicates. */
export function placesMentionedInText(html: string): number[] {
  return placesInText(html).inline;
}

/**
 * The places that a text (HTML) is about, mentions, or whose pages it links to, without duplicates.
 * @param origin the scheme, host and port of the product; links to other hosts are left out
 */
export function placesLinkedInText(html: string, origin: string): number[] {
  const { blocks, inline } = placesInText(html);
  const linked = [...scanTags(html)].flatMap(({ attributes }) => {
    const target = attributes.get('href')?.trim() ?? '';
    const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
    const id = readId(/^(?:\/[a-z]{2})?\/place\/(\d+)(?=$|[/?#])/.exec(path)?.[1]);
    return id === null ? [] : [id];
  });
  return [...new Set([...blocks, ...inline, ...linked])];
}

function placesInText(html: string): { blocks: number[]; inline: number[] } {
  const blocks = new Set<number>();
  const inline = new Set<number>();
  for (const tag of scanTags(html)) {
    const found = blockElements.has(tag.name) ? blocks : inline;
    for (const id of placeIdsOf(tag)) found.add(id);
  }
  return { blocks: [...blocks], inline: [...inline] };
}

/** The place ids of an element, in the order of its attributes. */
export function placeIdsOf(tag: StartTag): number[] {
  return placeAttributes.flatMap((name) => readId(tag.attributes.get(name)) ?? []);
}

function readId(text: string | undefined): number | null {
  const trimmed = text?.trim() ?? '';
  if (!/^[0-9]{1,10}$/.test(trimmed)) return null;
  const id = Number(trimmed);
  return id > 0 && id <= largestId ? id : null;
}
