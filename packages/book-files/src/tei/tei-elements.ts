import { personAttribute, placeAttributes } from '@cae-map/contract/html-allow-list';

/** An element of TEI, with the attribute value that tells it from others of its name. */
export interface TeiElement {
  readonly name: string;
  /** `rend` unless it is missing. */
  readonly rend?: string;
}

/** The element of TEI for each element of the allow-list, except for links. */
export const teiElements: Readonly<Record<string, TeiElement>> = {
  p: { name: 'p' },
  br: { name: 'lb' },
  hr: { name: 'milestone' },
  blockquote: { name: 'quote' },
  ul: { name: 'list', rend: 'bulleted' },
  ol: { name: 'list', rend: 'numbered' },
  li: { name: 'item' },
  h2: { name: 'ab', rend: 'h2' },
  h3: { name: 'ab', rend: 'h3' },
  h4: { name: 'ab', rend: 'h4' },
  h5: { name: 'ab', rend: 'h5' },
  em: { name: 'emph' },
  b: { name: 'hi', rend: 'b' },
  strong: { name: 'hi', rend: 'strong' },
  i: { name: 'hi', rend: 'i' },
  u: { name: 'hi', rend: 'u' },
  s: { name: 'hi', rend: 's' },
  sub: { name: 'hi', rend: 'sub' },
  sup: { name: 'hi', rend: 'sup' },
  q: { name: 'q' },
  cite: { name: 'title' },
  span: { name: 'seg' },
  abbr: { name: 'abbr' },
  time: { name: 'date' },
};

const htmlElements = new Map(
  Object.entries(teiElements).map(([html, { name, rend = '' }]) => [`${name} ${rend}`, html]),
);

/** The element of the allow-list for one of TEI; undefined for one that is not written. */
export function htmlElementOf(name: string, rend = ''): string | undefined {
  return htmlElements.get(`${name} ${rend}`);
}

/** The scheme of pointers to records, which the header explains. */
const scheme = 'cae:';

/** The mark of a paragraph that tells where the sources differ. */
export const accountsDifferPointer = `${scheme}accounts-differ`;

/** Pointers to the places and the person that attributes name, in their order; empty for none. */
export function pointersOf(attributes: Readonly<Record<string, string>>): string {
  const places = placeAttributes.flatMap((name) => attributes[name] ?? []);
  const person = attributes[personAttribute];
  return [
    ...places.map((id) => `${scheme}place/${encodeURIComponent(id)}`),
    ...(person === undefined ? [] : [`${scheme}person/${encodeURIComponent(person)}`]),
  ].join(' ');
}

/** The attributes that pointers mean; others are ignored. */
export function attributesOfPointers(pointers: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  let places = 0;
  for (const [, kind, id = ''] of pointers.matchAll(/(?:^|\s)cae:(place|person)\/(\S+)/g)) {
    const name = kind === 'person' ? personAttribute : placeAttributes[places];
    if (kind === 'place') places += 1;
    if (name !== undefined) attributes[name] = decode(id);
  }
  return attributes;
}

/** A pointer to an image. */
export function imagePointer(id: number): string {
  return `${scheme}image/${id}`;
}

/** The id of an image of a pointer; null for another pointer. */
export function imageOfPointer(pointer: string): number | null {
  const [, id] = /^cae:image\/([1-9]\d{0,15})$/.exec(pointer) ?? [];
  return id === undefined ? null : Number(id);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
