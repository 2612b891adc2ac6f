/**
 * The HTML that a text may hold. The server cleans with this list when it writes, the client when it shows: anything
 * else is dropped, so that a hostile text can never run.
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

/** The attributes by which an element names the places that it speaks of. */
export const placeAttributes = [
  'data-text4placeid',
  'data-text4placeid2',
  'data-text4placeid3',
  'data-text4placeid4',
] as const;

/** Attributes allowed on every element, and those of single elements. */
export const allowedAttributes = {
  everywhere: ['lang', 'title', ...placeAttributes],
  a: ['href'],
  time: ['datetime'],
} as const;

/** Schemes that a link may have; relative addresses are allowed too. */
export const allowedSchemes = ['http', 'https', 'mailto'] as const;
