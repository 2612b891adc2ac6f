/** A link in a text of the content files: `[Khotan](place:339)` or `[Ryabinin](person:konstantin-ryabinin)`. */
const recordLink = /\[([^\]]*)\]\((?:place:(\d+)|person:([a-z0-9-]+))\)/g;

export type RecordLink =
  | { readonly kind: 'place'; readonly name: string; readonly placeId: number }
  | { readonly kind: 'person'; readonly name: string; readonly personId: string };

/** Finds the ids of the linked places of a text, in their order. */
export function findPlaceLinks(text: string): number[] {
  return Array.from(text.matchAll(recordLink), createLink).flatMap((link) =>
    link.kind === 'place' ? [link.placeId] : [],
  );
}

/** Finds the ids of the linked people of a text, in their order. */
export function findPersonLinks(text: string): string[] {
  return Array.from(text.matchAll(recordLink), createLink).flatMap((link) =>
    link.kind === 'person' ? [link.personId] : [],
  );
}

/** Replaces every link of a text with the result of `renderLink`, and the text between links with that of `renderText`. */
export function replaceRecordLinks(
  text: string,
  renderLink: (link: RecordLink) => string,
  renderText: (text: string) => string,
): string {
  let result = '';
  let end = 0;
  for (const match of text.matchAll(recordLink)) {
    result += renderText(text.slice(end, match.index)) + renderLink(createLink(match));
    end = match.index + match[0].length;
  }
  return result + renderText(text.slice(end));
}

function createLink([, name = '', placeId, personId]: RegExpExecArray): RecordLink {
  return personId === undefined
    ? { kind: 'place', name, placeId: Number(placeId) }
    : { kind: 'person', name, personId };
}
