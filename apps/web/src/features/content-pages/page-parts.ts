/** The components that a content page may contain: a paragraph with nothing but `{{journey-map}}` is replaced by one. */
export const pageSlots = ['journey-map', 'contact'] as const;
export type PageSlot = (typeof pageSlots)[number];

/** A part of a content page, in their order. */
export type PagePart = { readonly html: string } | { readonly slot: PageSlot };

const slotPattern = new RegExp(`<p>\\{\\{(${pageSlots.join('|')})\\}\\}</p>`);

/** Splits the HTML of a page at its slots. */
export function splitAtSlots(html: string): readonly PagePart[] {
  // The captured names of the slots are the odd elements.
  return html.split(slotPattern).flatMap((part, index): PagePart[] => {
    const slot = index % 2 === 1 ? pageSlots.find((name) => name === part) : undefined;
    if (slot !== undefined) return [{ slot }];
    return part.trim() === '' ? [] : [{ html: part }];
  });
}
