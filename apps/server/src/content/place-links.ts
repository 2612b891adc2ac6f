/** A link in a text of the content files: `[Khotan](place:339)`. */
const placeLink = /\[([^\]]*)\]\(place:(\d+)\)/g;

export interface PlaceLink {
  readonly name: string;
  readonly placeId: number;
}

/** The links of a text in the order in which it makes them. */
export function placeLinksOf(text: string): PlaceLink[] {
  return Array.from(text.matchAll(placeLink), ([, name = '', id]) => ({ name, placeId: Number(id) }));
}

/** Replaces every link of a text by what `render` makes of it, and everything between by what `renderWords` makes. */
export function replacePlaceLinks(
  text: string,
  render: (link: PlaceLink) => string,
  renderWords: (words: string) => string,
): string {
  let result = '';
  let end = 0;
  for (const match of text.matchAll(placeLink)) {
    const [whole, name = '', id] = match;
    result += renderWords(text.slice(end, match.index)) + render({ name, placeId: Number(id) });
    end = match.index + whole.length;
  }
  return result + renderWords(text.slice(end));
}
