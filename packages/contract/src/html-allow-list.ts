/**
 * The HTML that a text may contain. The server sanitizes with this allow-list on write, the client on render;
 * everything else is removed, so that no script can run.
 */
export const allowedElements = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'blockquote',
  'q',
  'cite',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'h5',
  'hr',
  'span',
  'a',
  'abbr',
  'time',
] as const;

/** The attributes that link an element to places. */
export const placeAttributes = [
  'data-text4placeid',
  'data-text4placeid2',
  'data-text4placeid3',
  'data-text4placeid4',
] as const;

/** The attribute that links a name to a person, with a `person_id`. */
export const personAttribute = 'data-person';

/** The attribute of a paragraph that tells where accounts differ. */
export const accountsDifferAttribute = 'data-accounts-differ';

/** Attributes allowed on every element, and those of single elements. */
export const allowedAttributes = {
  everywhere: ['lang', 'title', ...placeAttributes],
  a: ['href', personAttribute],
  p: [accountsDifferAttribute],
  time: ['datetime'],
} as const;

/** Allowed URL schemes of links; relative URLs are allowed too. */
export const allowedSchemes = ['http', 'https', 'mailto'] as const;

/** The names of the attributes that an element of the allow-list may have. */
export function allowedAttributesOf(element: string): readonly string[] {
  const single: Readonly<Record<string, readonly string[]>> = allowedAttributes;
  const own = element === 'everywhere' ? [] : (single[element] ?? []);
  return [...allowedAttributes.everywhere, ...own];
}

/** Whether a URL is relative or has an allowed scheme. */
export function isSafeUrl(url: string): boolean {
  try {
    const scheme = new URL(url, 'https://relative.invalid/').protocol.slice(0, -1);
    return allowedSchemes.some((allowed) => allowed === scheme);
  } catch {
    return false;
  }
}
