/** A link in a text of the content files: `[Khotan](place:339)`. */
const placeLink = /\[([^\]]*)\]\(place:(\d+)\)/g;

export interface PlaceLink {
  readonly name: string;
  readonly placeId: number;
}

/** Finds the place links of a text, in their order. */
export function findPlaceLinks(text: string): PlaceLink[] {
  return Array.from(text.matchAll(placeLink), ([, name = '', id]) => ({ name, placeId: Number(id) }));
}

/** Replaces every link of a text with the result of `renderLink`, and the text between links with that of `renderText`. */
export function replacePlaceLinks(
  text: string,
  renderLink: (link: PlaceLink) => string,
  renderText: (text: string) => string,
): string {
  let result = '';
  let end = 0;
  for (const match of text.matchAll(placeLink)) {
    const [whole, name = '', id] = match;
    result += renderText(text.slice(end, match.index)) + renderLink({ name, placeId: Number(id) });
    end = match.index + whole.length;
  }
  return result + renderText(text.slice(end));
}
