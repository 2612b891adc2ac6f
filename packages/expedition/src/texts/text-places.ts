import { placeAttributes } from '@cae-map/contract/html-allow-list';
import { scanTags } from './tag-scanner.ts';

/** Block elements: their place ids state what the text is about. The ids of every other element are mentions. */
const blockElements: ReadonlySet<string> = new Set([
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

function placesInText(html: string): { blocks: number[]; inline: number[] } {
  const blocks = new Set<number>();
  const inline = new Set<number>();
  for (const tag of scanTags(html)) {
    const found = blockElements.has(tag.name) ? blocks : inline;
    for (const name of placeAttributes) {
      const id = readId(tag.attributes.get(name));
      if (id !== null) found.add(id);
    }
  }
  return { blocks: [...blocks], inline: [...inline] };
}

function readId(text: string | undefined): number | null {
  const trimmed = text?.trim() ?? '';
  if (!/^[0-9]{1,10}$/.test(trimmed)) return null;
  const id = Number(trimmed);
  return id > 0 && id <= largestId ? id : null;
}
