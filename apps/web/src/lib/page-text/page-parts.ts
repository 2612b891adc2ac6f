/** The components that a content page may contain: a paragraph with nothing but `{{journey-map}}` is replaced by one. */
export const pageSlots = ['journey-map', 'contact'] as const;
export type PageSlot = (typeof pageSlots)[number];

/** A part of a content page, in their order. */
export type PagePart =
  | { readonly html: string }
  | { readonly slot: PageSlot }
  | { readonly picture: string; readonly alt: string };

/** A paragraph with nothing but a slot, or but a picture, which the build has converted from `![…](picture:name)`. */
const partPattern = new RegExp(
  `<p>(?:\\{\\{(${pageSlots.join('|')})\\}\\}|<img src="picture:([a-z-]+)" alt="([^"]*)">)</p>`,
);

/** The elements of a split text that belong together: the HTML before a part, and the three groups of the pattern. */
const groupLength = 4;

/** Splits the HTML of a page at its slots and pictures. */
export function splitAtSlots(html: string): readonly PagePart[] {
  const elements: readonly (string | undefined)[] = html.split(partPattern);
  const parts: PagePart[] = [];
  for (let start = 0; start < elements.length; start += groupLength) {
    const [before = '', slotName, picture, alt = ''] = elements.slice(start, start + groupLength);
    if (before.trim() !== '') parts.push({ html: before });
    const slot = pageSlots.find((name) => name === slotName);
    if (slot !== undefined) parts.push({ slot });
    if (picture !== undefined) parts.push({ picture, alt });
  }
  return parts;
}
